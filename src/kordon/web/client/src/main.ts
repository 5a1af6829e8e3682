import { mount } from 'svelte';
import App from './App.svelte';
import { stayCurrent } from './state/clientUpdate';
import './styles/base.css';
import './styles/play.css';
import './styles/board.css';
import './styles/pages.css';
import './styles/past.css';
import './styles/devices.css';
import './styles/themes.css';

mount(App, { target: document.getElementById('app')! });
stayCurrent();
