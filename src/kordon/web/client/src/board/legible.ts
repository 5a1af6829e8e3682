/** Letters that would be too small to read go, and come back when one looks closer. */

/** Hide the texts in all pictures of an element that are smaller than this many pixels. */
export function legible(root: Element, least: number): void {
  const texts = [...root.querySelectorAll<SVGTextElement>('svg text')];
  const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1)); // cards turn over by their width
  for (const [index, text] of texts.entries()) text.toggleAttribute('data-tiny', sizes[index]! < least);
}
