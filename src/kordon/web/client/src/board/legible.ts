/** Letters that would be too small to read grow or go, and come back when one looks closer. */

const SQUEEZED = 1.22; // how much narrower than drawn letters may be
const WIDEST = 0.95; // of a card
const NUMBER = 1.3; // how much larger than drawn a number on a sign may be

/**
 * No text in the pictures of an element is smaller than this many pixels. The name of a card in a hand grows if the
 * card is wide enough for it, and a number on its sign a little; others are hidden.
 */
export function legible(root: Element, least: number): void {
  for (const name of root.querySelectorAll<SVGTextElement>('[data-grown]')) {
    name.style.fontSize = '';
    for (const one of ['data-grown', 'textLength', 'lengthAdjust']) name.removeAttribute(one);
  }
  const found = [...root.querySelectorAll<SVGTextElement>('svg text')].map((text) => {
    const scale = text.getScreenCTM()?.d ?? 1; // cards turn over by their width
    const size = parseFloat(getComputedStyle(text).fontSize);
    const isTiny = size * scale < least;
    return { text, grown: isTiny ? grown(text, size, least / scale) : undefined, isTiny };
  });
  const names = found.flatMap(({ text, grown }) => (grown ? { text, ...grown } : []));
  for (const { text, grown, isTiny } of found) text.toggleAttribute('data-tiny', isTiny && !grown);
  for (const { text, size } of names) {
    text.toggleAttribute('data-grown', true);
    text.style.fontSize = `${size}px`;
  }
  for (const { text, room } of names.filter(({ text, room }) => text.getComputedTextLength() > room)) {
    text.setAttribute('textLength', String(room));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}

/** How large a line of a name is drawn to be read, if all its lines have room for that. */
function grown(text: SVGTextElement, from: number, size: number): { size: number; room: number } | undefined {
  if (text.matches('.board .numbered .number')) return size < from * NUMBER ? { size, room: Infinity } : undefined;
  if (!text.matches('.tray .large .name')) return undefined;
  const room = Number(text.parentElement!.querySelector('.body')!.getAttribute('width')) * WIDEST;
  const fits = (line: SVGTextElement) => (line.getComputedTextLength() * size) / from < room * SQUEEZED;
  return [...text.parentElement!.querySelectorAll<SVGTextElement>('.name')].every(fits) ? { size, room } : undefined;
}
