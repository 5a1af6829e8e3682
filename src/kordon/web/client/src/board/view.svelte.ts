/** The part of the board that is in sight: moved and zoomed by wheel, drag, pinch and keys. */

import type { Component } from 'svelte';
import type { Table } from '../state/table.svelte';
import type { Scene, Target } from '../wire/scene';
import type { Speech } from '../words/speech';
import { arranged, type Laid, type Size } from './arrangement';
import type { Ground, Point } from './geometry';
import { isStill } from './glide';
import type { Box, Placed } from './layout';

const CLOSEST = 7;
const DRAG = 6; // pixels a finger may tremble without dragging
const GOES_FOR = 320;

export type { Box };

/** What is drawn over the board is told where everything lies. */
export interface Over {
  table: Table;
  speech: Speech;
  grounds: ReadonlyMap<Target, Ground>;
  pieces: Placed[];
  unit: number;
  pixel: number;
}

export class View {
  /** Draws help over the board; loaded when it is first asked for. */
  Help = $state.raw<Component<Over>>();
  x = $state(0);
  y = $state(0);
  width = $state(1);
  height = $state(1);
  /** The window that the board is seen in, once it is known. */
  pane = $state.raw<Size>();
  /** Whether the last press was a drag: it must not count as a click. */
  dragged = false;

  #frame = 0;
  #whole = { x: 0, y: 0, width: 1, height: 1 };
  #fingers = new Map<number, Point>();
  #pressed: Point | undefined;

  box = $derived(`${this.x} ${this.y} ${this.width} ${this.height}`);

  /** The scene as it lies in the window. */
  arranged(scene: Scene): Laid {
    return this.pane ? arranged(scene, this.pane) : scene;
  }

  /** How many board units a pixel is. */
  get unit(): number {
    const { width, height } = this.pane ?? { width: 1, height: 1 };
    return Math.max(this.width / (width || 1), this.height / (height || 1));
  }

  /** Whether so little of the board is in sight that there is room for names. */
  get isClose(): boolean {
    return this.width < this.#whole.width / 1.7;
  }

  /** What of a board is in sight by default. */
  framed(all: Box): Box {
    return all;
  }

  /** Another board, or another part of it that is played on: show all of that. */
  take(whole: Box): void {
    const { x, y, width, height } = this.#whole;
    if (whole.x === x && whole.y === y && whole.width === width && whole.height === height) return;
    this.#whole = whole;
    Object.assign(this, whole);
  }

  reset(): void {
    this.#goTo(this.#whole);
  }

  /** Zoom by a factor around a point of the element (its middle by default). */
  zoom(factor: number, element: Element, at?: Point): void {
    const point = this.#toBoard(element, at ?? middleOf(element));
    const width = Math.min(this.#whole.width, Math.max(this.#whole.width / CLOSEST, this.width / factor));
    const scale = width / this.width;
    this.x = point.x - (point.x - this.x) * scale;
    this.y = point.y - (point.y - this.y) * scale;
    this.width = width;
    this.height *= scale;
    this.#stay();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#stay();
  }

  /** Bring a point into sight, for keyboard users. */
  show({ x, y }: Point): void {
    const [edgeX, edgeY] = [this.width * 0.1, this.height * 0.1];
    if (x < this.x + edgeX) this.x = x - edgeX;
    if (y < this.y + edgeY) this.y = y - edgeY;
    if (x > this.x + this.width - edgeX) this.x = x + edgeX - this.width;
    if (y > this.y + this.height - edgeY) this.y = y + edgeY - this.height;
    this.#stay();
  }

  down(event: PointerEvent): void {
    if (event.button) return;
    if (!this.#fingers.size) this.dragged = false;
    this.#fingers.set(event.pointerId, pointOf(event));
    this.#pressed = pointOf(event);
  }

  drag(event: PointerEvent, element: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!this.dragged) {
      if (Math.hypot(now.x - this.#pressed!.x, now.y - this.#pressed!.y) < DRAG) return;
      this.dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / (distance(before, other) || 1);
      this.zoom(factor, element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      const unit = this.#unit(element);
      this.move((before.x - now.x) * unit, (before.y - now.y) * unit);
    }
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #unit(element: Element): number {
    const { width, height } = element.getBoundingClientRect();
    return Math.max(this.width / (width || 1), this.height / (height || 1));
  }

  #toBoard(element: Element, at: Point): Point {
    const centre = middleOf(element);
    const unit = this.#unit(element);
    return {
      x: this.x + this.width / 2 + (at.x - centre.x) * unit,
      y: this.y + this.height / 2 + (at.y - centre.y) * unit,
    };
  }

  #stay(): void {
    cancelAnimationFrame(this.#frame);
    Object.assign(this, this.#within(this));
  }

  #within({ x, y, width, height }: Box): Box {
    const whole = this.#whole;
    return {
      x: Math.min(Math.max(x, whole.x), whole.x + whole.width - width),
      y: Math.min(Math.max(y, whole.y), whole.y + whole.height - height),
      width,
      height,
    };
  }

  #goTo(goal: Box): void {
    cancelAnimationFrame(this.#frame);
    const { x, y, width, height } = this;
    const begun = performance.now();
    const step = (now: number): void => {
      const done = isStill() ? 1 : Math.min(1, Math.max(0, now - begun) / GOES_FOR);
      const part = 1 - (1 - done) ** 3;
      this.x = x + (goal.x - x) * part;
      this.y = y + (goal.y - y) * part;
      this.width = width + (goal.width - width) * part;
      this.height = height + (goal.height - height) * part;
      if (done < 1) this.#frame = requestAnimationFrame(step);
    };
    step(begun);
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
