/** The words of a look as class names; `sector-red` is also a `sector` and `red`. */
export function looks(look: string): string {
  return look.replace(/\S+/g, (word) => [word, ...(word.includes('-') ? word.split('-') : [])].map((part) => `l-${part}`).join(' '));
}
