/** The fonts that the client ships: cut down to the letters that its languages need, when the client is built. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What Polish and Czech add. */
const OURS = 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůž';
/** By the names that the packages give to their files. */
const LETTERS: Record<string, string> = { latin: between(0x20, 0x7e) + between(0xa0, 0xff) + '–—‘’‚“”„…•→×−', 'latin-ext': between(0x100, 0x17f) };
/** What is set in it is ours; what players write, is not. */
const TITLES: Record<string, string> = { ...LETTERS, 'latin-ext': OURS };
/** Titles of games are set in capitals. */
const CAPITALS: Record<string, string> = { latin: between(0x20, 0x5a) + '–’ÁÉÍÓÖÚÜÝ', 'latin-ext': OURS.replace(/\p{Ll}/gu, '') };

const FONTS: [name: string, weight: number, letters: Record<string, string>][] = [
  ['source-sans-3', 400, LETTERS],
  ['source-sans-3', 700, LETTERS],
  ['zilla-slab', 600, TITLES],
  ['oswald', 500, CAPITALS],
  ['josefin-sans', 600, CAPITALS],
];
const FEATURES = ['kern', 'ccmp', 'locl', 'tnum'];

/** Where `styles/fonts.css` finds them: a folder that does not count as a source. */
const MADE = 'node_modules/.fonts';

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(MADE, { recursive: true });
      for (const [name, weight, letters] of FONTS) {
        for (const [script, text] of Object.entries(letters)) {
          const file = `${name}-${script}-${weight}`;
          const whole = readFileSync(`node_modules/@fontsource/${name}/files/${file}-normal.woff2`);
          const made = await subset(whole, text, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES, dropTables: ['STAT', 'GDEF', 'gasp'] });
          writeFileSync(`${MADE}/${file}.woff2`, made);
        }
      }
    },
  };
}
