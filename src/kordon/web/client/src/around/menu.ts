/** A menu that closes by Escape, by a click beside it, or by one of its buttons and links; its settings leave it open. */
export function menu(node: HTMLDetailsElement): () => void {
  const close = (): void => {
    // The focus must not stay on a hidden button; a dialog that opens then gives it back to the menu.
    if (node.open && node.contains(document.activeElement)) node.querySelector('summary')!.focus();
    node.open = false;
  };
  const click = ({ target }: MouseEvent): void => {
    const clicked = target as Element;
    if (!node.contains(clicked) || clicked.closest('.button')) close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !node.open) return;
    event.stopPropagation();
    close();
  };
  // Before the button itself is told: what it opens or removes must not matter here.
  addEventListener('click', click, true);
  node.addEventListener('keydown', press);
  return () => {
    removeEventListener('click', click, true);
    node.removeEventListener('keydown', press);
  };
}
