/** Breaking a name into a few lines, the longest as short as can be. */
export function wrap(text: string, longest: number, most: number): string[] {
  if (text.length <= longest) return [text];
  let best = [text];
  for (const lines of broken(text.split(' '), most)) {
    if (longestOf(lines) < longestOf(best)) best = lines;
    if (longestOf(best) <= longest) break;
  }
  return best;
}

export function longestOf(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Every way to break words into lines, few lines first. */
function* broken(words: string[], most: number): Generator<string[]> {
  for (let count = 2; count <= Math.min(most, words.length); count++) yield* into(words, count);
}

function* into(words: string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of into(words.slice(first), count - 1)) yield [words.slice(0, first).join(' '), ...rest];
  }
}

/** About how wide a text is, in its letters' height. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[ .,'’!ijlrtfI]/.test(letter) ? 0.33 : /[mwMW]/.test(letter) ? 0.85 : 0.56), 0);
}

const LONGEST_IN_CORNER = 4;

/** Whether a caption is too long for a corner. */
export function isWord(caption: string): boolean {
  return caption.length > LONGEST_IN_CORNER;
}
