import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const BY_TYPE = [...['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => `unsafe-${what}`), 'unnecessary-type-assertion'];

export default defineConfig(
  { ignores: ['src/wire/{messages,rest,scene}.ts'] }, // generated
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-undef': 'off', // TypeScript finds it
      'object-shorthand': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-optional-chain': 'error',
      'svelte/no-useless-mustaches': 'off', // a space at the edge of a block is written {' '}
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps in a state are replaced, never changed
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // What a template's blocks are given has no type for the linter; svelte-check looks at it.
  { files: ['**/*.svelte'], rules: Object.fromEntries(BY_TYPE.map((what) => [`@typescript-eslint/no-${what}`, 'off'])) },
  { files: ['*.{js,ts}', 'public/*.js', 'src/worker.js'], extends: [ts.configs.disableTypeChecked] },
);
