import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { fonts } from './fonts';

/** The service worker, which must know the names of all other files; its version changes with any of them. */
function worker(): Plugin {
  return {
    name: 'worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      // Nobody but the server's host needs the host's page, nobody but learners the lessons', and so on.
      const built = Object.keys(bundle).filter((name) => /^assets\/(?!AdminPage-|CampaignPage-|campaign-|LessonPage-|lessons-|Book-|book-)/.test(name));
      const shell = [...built, ...readdirSync('public')].sort().map((name) => `/${name}`);
      const source = readFileSync('src/worker.js', 'utf-8');
      const total = createHash('sha256').update(source + shell.join());
      for (const name of readdirSync('public').sort()) total.update(readFileSync(`public/${name}`));
      const version = total.digest('hex').slice(0, 16);
      const head = `const VERSION = 'kordon-${version}';\nconst SHELL = ${JSON.stringify(shell)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: minifySync('sw.js', head + source).code });
    },
  };
}

const SHALLOW = `const same = (value) => value;
export { same as proxy, same as get_proxied_value };
export const { is } = Object;`;
const NO_DATES = `export class FluentDateTime {
  static supportsValue() { return false; }
}`;

/** Library features that this client never uses, and their replacements; a test checks that it never does. */
const SPARED: [file: RegExp, code: RegExp, left: string][] = [
  // No deep reactivity: `$state` holds plain values, `$state.raw` all others.
  [/svelte\/src\/internal\/client\/proxy\.js$/, /^import[^]*/m, SHALLOW],
  // No chunk needs another one, or a style of its own, to be loaded before it.
  [/vite\/preload-helper\.js$/, /^[^]+$/, 'export const __vitePreload = (load) => load();'],
  // No text contains a date.
  [/@fluent\/bundle\/esm\/types\.js$/, /^export class FluentDateTime [^]*/m, NO_DATES],
  [/@fluent\/bundle\/esm\/bundle\.js$/, /^ +DATETIME,$/m, ''],
];

/** Strips unused features from libraries; Svelte's own switches become constants, so the minifier drops their code. */
function lean(): Plugin {
  return {
    name: 'lean',
    transform(code, id) {
      for (const [file, spared, left] of SPARED) {
        if (!file.test(id)) continue;
        if (!spared.test(code)) this.error(`${id} is not as it was`);
        return { code: code.replace(spared, left), map: null };
      }
      if (!/svelte\/src\/internal\/(?:flags\/index|client\/dom\/hydration)\.js$/.test(id)) return;
      const switches = [...code.matchAll(/^export let (\w+) = false;$/gm)].map(([, name]) => name);
      if (!switches.length) this.error(`${id} has no switches any more`);
      const settings = new RegExp(`^\\t(?:${switches.join('|')}) = \\w+;$`, 'gm');
      return { code: code.replace(/^export let (\w+) = false;$/gm, 'export const $1 = false;').replace(settings, ''), map: null };
    },
  };
}

/** The client's texts without comments and superfluous spaces. */
function bareTexts(): Plugin {
  return {
    name: 'bare-texts',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.ftl')) {
          file.source = String(Buffer.from(file.source as Uint8Array))
            .replace(/^(?:#.*)?\n/gm, '')
            .replace(/^(\S+) = ?/gm, '$1=');
        }
      }
    },
  };
}

/** Beside every text file the same in the encodings that browsers take. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(?:js|css|ftl|html|svg|webmanifest)$/.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

// The server sends a content policy without inline scripts and styles: nothing may be inlined here.
export default defineConfig({
  base: './',
  plugins: [fonts(), lean(), svelte(), bareTexts(), worker(), packed()],
  build: {
    outDir: '../static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0,
    modulePreload: false, // no chunk needs another one
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
