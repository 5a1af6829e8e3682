import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** A file that the project's test command leaves: patches that the server sends, with the scenes before and after. */
const { KORDON_PATCHES } = process.env;

// What needs no browser is tested here; all else by `tests/browser` of the project.
export default defineConfig({
  plugins: [svelte({ compilerOptions: { generate: 'client' } })],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    provide: { patches: KORDON_PATCHES ? (JSON.parse(readFileSync(KORDON_PATCHES, 'utf-8')) as never) : [] },
  },
});
