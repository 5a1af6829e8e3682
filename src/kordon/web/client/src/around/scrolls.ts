/** What is told of an element by what it has room for. */
function watched(node: Element, look: () => void): () => void {
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(node);
  inside.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look);
  return () => (size.disconnect(), inside.disconnect());
}

/** A mark on what scrolls, while there is more below or beside. */
export const scrolls = (node: Element) =>
  watched(node, () => {
    node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > 4);
    node.toggleAttribute('data-more-beside', node.scrollWidth - node.scrollLeft - node.clientWidth > 4);
  });

/** Says on a strip what it does without, so that the rest fits; with the last step something may still be out of sight. */
export const fitting = (node: HTMLElement) =>
  watched(node, () => {
    for (const step of ['', 'names', 'numbers']) {
      node.dataset.without = step;
      if (node.scrollWidth <= node.clientWidth) break;
    }
  });
