/** One outline around places that lie side by side. */

import type { Ground, Point } from './geometry';

const key = ({ x, y }: Point): string => `${x} ${y}`;

/** The edges of the grounds that no two of them share, as path data. */
export function around(grounds: Ground[]): string {
  const edges = new Map<string, [Point, Point]>();
  for (const { outline } of grounds) {
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length]!;
      // Two neighbours go along their edge in opposite directions.
      if (!edges.delete(`${key(to)} ${key(from)}`)) edges.set(`${key(from)} ${key(to)}`, [from, to]);
    }
  }
  const next = new Map<string, Point[]>();
  for (const [from, to] of edges.values()) next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  let drawn = '';
  for (const [from] of edges.values()) {
    let here: Point | undefined = from;
    let isFirst = true;
    while (here) {
      const to: Point | undefined = next.get(key(here))?.pop();
      if (!to) break;
      drawn += isFirst ? `M${key(here)}L${key(to)}` : `L${key(to)}`;
      [here, isFirst] = [to, false];
    }
  }
  return drawn;
}
