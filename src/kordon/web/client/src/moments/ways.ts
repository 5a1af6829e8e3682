/** Ways of pieces as arrows on the screen. */

import type { Point } from '../board/geometry';
import type { Target } from '../wire/scene';

export interface DrawnWay {
  points: Point[];
  end: Point;
  turn: number;
}

/** The ways from place to place, where those are drawn now. */
export function drawnWays(ways: Target[][]): DrawnWay[] {
  const stage = document.querySelector('.stage')!.getBoundingClientRect();
  const middleOf = (id: Target): Point[] => {
    const box = document.querySelector(`.stage .board [data-target="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return box ? [{ x: box.left - stage.left + box.width / 2, y: box.top - stage.top + box.height / 2 }] : [];
  };
  return ways.flatMap((way) => {
    const points = way.flatMap(middleOf);
    const [before, end] = [points.at(-2), points.at(-1)];
    if (!before || !end) return [];
    return [{ points, end, turn: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI }];
  });
}
