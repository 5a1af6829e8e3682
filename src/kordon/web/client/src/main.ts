import { mount } from 'svelte';
import App from './App.svelte';
import { stayCurrent } from './state/clientUpdate';
import './styles/base.css';
import './styles/play.css';
import './styles/prompt.css';
import './styles/over-board.css';
import './styles/tray.css';
import './styles/side.css';
import './styles/result.css';
import './styles/screens.css';
import './styles/board.css';
import './styles/pages.css';
import './styles/past.css';
import './styles/devices.css';
import './styles/themes.css';

mount(App, { target: document.getElementById('app')! });
stayCurrent();
