/** A mark on what scrolls, while there is more below or beside. */
export function scrolls(node: Element): () => void {
  const look = () => {
    const { scrollWidth, scrollLeft, clientWidth, scrollHeight, scrollTop, clientHeight } = node;
    node.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > 4);
    node.toggleAttribute('data-more-beside', scrollWidth - scrollLeft - clientWidth > 4);
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(node);
  inside.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look);
  return () => {
    size.disconnect();
    inside.disconnect();
    node.removeEventListener('scroll', look);
  };
}
