import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server sends a content policy without inline scripts and styles: nothing may be inlined here.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
