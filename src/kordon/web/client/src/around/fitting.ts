/** What a strip has no room for, in its order; with the last step something may still be out of sight. */
const STEPS = ['', 'names', 'numbers'];

/** Says on a strip what it does without, so that the rest fits. */
export function fitting(node: HTMLElement): () => void {
  const look = () => {
    for (const step of STEPS) {
      node.dataset.without = step;
      if (node.scrollWidth <= node.clientWidth) break;
    }
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(node);
  inside.observe(node, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener('loadingdone', look);
  return () => {
    size.disconnect();
    inside.disconnect();
    document.fonts.removeEventListener('loadingdone', look);
  };
}
