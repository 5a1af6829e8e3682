/** A menu that a click beside it closes. */
export function menu(node: HTMLDetailsElement): () => void {
  const click = ({ target }: MouseEvent): void => {
    if (!node.contains(target as Node)) node.open = false;
  };
  addEventListener('click', click);
  return () => removeEventListener('click', click);
}
