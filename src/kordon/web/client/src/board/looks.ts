/** The words of a look as class names. */
export function looks(look: string): string {
  return look.replace(/\S+/g, 'l-$&');
}
