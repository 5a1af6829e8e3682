/** The part of a board that an example shows: it stays as it is. */

import type { Box as Frozen } from '../wire/rest';
import type { Scene } from '../wire/scene';
import { View, type Box } from '../board/view.svelte';

export class Frame extends View {
  constructor(readonly given: Frozen | null | undefined) {
    super();
  }

  override framed(all: Box): Box {
    const [x, y, width, height] = this.given ?? [all.x, all.y, all.width, all.height];
    return { x, y, width, height };
  }

  override arranged(scene: Scene): Scene {
    return scene;
  }
}
