/** Cubes and pencil marks on the map: whose they are, where they stand, and the tool in the viewer's hand. */

import { PENCIL, type Marker, type Scene, type Target } from '../wire/scene';

export class Marking {
  marks = $state.raw<Readonly<Record<string, Target[]>>>({});
  #scene = $state.raw<Scene>();
  #sits = $state(false);
  #held = $state<string>();

  #all = $derived([...(this.#scene?.markers ?? []), PENCIL]);
  #places = $derived(new Set(this.#scene?.shapes.map(({ id }) => id)));

  /** What the viewer may put down. */
  tools = $derived(this.#sits ? this.#all.filter(({ mine }) => mine) : []);

  /** The tool in hand: clicks are marks now, not choices. */
  held = $derived(this.tools.find(({ id }) => id === this.#held));

  /** What stands on each place. */
  on = $derived.by(() => {
    const found = new Map<Target, Marker[]>();
    for (const marker of this.#all) {
      for (const target of this.marks[marker.id] ?? []) found.set(target, [...(found.get(target) ?? []), marker]);
    }
    return found;
  });

  take(scene: Scene | undefined, sits: boolean): void {
    this.#scene = scene;
    this.#sits = sits;
  }

  hold(id: string | undefined): void {
    this.#held = id;
  }

  /** Whether what is in hand can be put there. */
  fits(target: Target): boolean {
    return this.held !== undefined && target.startsWith(this.held.on) && this.#places.has(target);
  }
}
