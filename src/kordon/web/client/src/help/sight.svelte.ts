/** Looking around from a place of the board: while it is on, a place is pointed at instead of chosen. */

import type { Survey } from '../wire/messages';
import type { Target } from '../wire/scene';

export class Sight {
  isOn = $state(false);
  from = $state<Target>();
  found = $state.raw<Survey>();

  turn(on: boolean): void {
    this.isOn = on;
    this.show(undefined, undefined);
  }

  show(from: Target | undefined, found: Survey | undefined): void {
    this.from = from;
    this.found = found;
  }
}
