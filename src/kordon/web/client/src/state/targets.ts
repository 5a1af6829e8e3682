/** Elements that can be chosen: their state for CSS, keyboard and screen readers. */

import type { Target } from '../wire/scene';
import type { Table } from './table.svelte';

/** Makes an element one that can be chosen and reached, and names it; some only while a choice leads there. */
export function target(table: Table, id: Target, label?: () => string, onlyIfAsked = false): (element: Element) => void {
  return (element) => {
    const isTarget = !onlyIfAsked || table.choosing.all.has(id);
    const attributes = { ...stateOf(table, id), 'data-target': id, role: 'button', ...(label && { 'aria-label': label() }) };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || !isTarget) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  };
}

function stateOf({ marking, choosing, picture, hints }: Table, id: Target): Record<string, unknown> {
  const { held, on } = marking;
  const { next, steps, numbers } = choosing;
  const fits = marking.fits(id);
  const isLit = !held && (next.has(id) || numbers.includes(id));
  const liesOnLit = !held && !isLit && next.has(picture.lies.get(id) ?? '');
  const isChosen = !held && steps.includes(id);
  return {
    'data-lit': isLit || liesOnLit || undefined,
    'data-chosen': isChosen || undefined,
    'data-hint': hints.clicks.get(id),
    'data-markable': fits || undefined,
    tabindex: isLit ? 0 : -1,
    'aria-disabled': isLit || liesOnLit || fits ? undefined : true,
    'aria-pressed': fits ? (on.get(id)?.includes(held!) ?? false) : isChosen || undefined,
  };
}
