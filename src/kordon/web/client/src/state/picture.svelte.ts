/** The current scene: names and places of its things, and what the viewer looks at. */

import type { Badge, Piece, Scene, Shape, Target, Text } from '../wire/scene';
import type { Speech } from '../words/speech';
import { groundOf } from '../board/geometry';
import { Names } from './logLines';

/** What is said of a thing: its name, and what it is and does here. */
export interface Meaning {
  name: string;
  lines: { said: string; means?: string | undefined }[];
}

export class Picture {
  scene = $state.raw<Scene>();
  /** What the viewer looks at: under the pointer, or in focus. */
  looked = $state<Target>();
  /** A line of the log that the viewer looks at. */
  line = $state.raw<Text>();

  constructor(readonly speech: () => Speech | undefined) {}

  #labels = $derived.by(() => {
    const labels = new Map<Target, Text>();
    if (this.scene) {
      const { shapes, zones, tracks, pieces, buttons } = this.scene;
      for (const thing of [...shapes, ...zones, ...tracks, ...pieces, ...buttons]) labels.set(thing.id, thing.label);
    }
    return labels;
  });

  #names = $derived(new Names(this.#labels));

  label(id: Target): string {
    const label = this.#labels.get(id);
    return (label && this.speech()?.say(label)) ?? id;
  }

  /** A text about this table; what it names is called as the scene does. */
  inWords(text: Text): string {
    return this.speech()?.say(text, (id) => this.label(id)) ?? '';
  }

  /** The same in few words: a place is called by the letters that are drawn on it. */
  inShort(text: Text): string {
    const { scene } = this;
    const caption = (id: Target) => scene?.shapes.find((shape) => shape.id === id)?.caption;
    const name = (id: Target) => (caption(id) ? this.inWords(caption(id)!) : this.label(id));
    return this.speech()?.say(text, name) ?? '';
  }

  /** What else there is to say of a note, or of the first of its parts that has more to say; for those who ask. */
  more([id, args]: Text): string {
    if (this.speech()?.has(`${id}.more`)) return this.inWords([`${id}.more`, args ?? {}]);
    for (const part of Object.values(args ?? {})) {
      const found = typeof part === 'object' && this.more(part);
      if (found) return found;
    }
    return '';
  }

  /** A line of the log as the story after the end tells it. */
  told([id, args]: Text): string {
    return this.inWords([this.speech()?.has(`${id}.story`) ? `${id}.story` : id, args ?? {}]);
  }

  described(piece: Piece): string {
    const speech = this.speech();
    if (!speech) return piece.id;
    return [piece.label, ...(piece.badges ?? []).map((badge) => badge.label)].map((text) => speech.say(text)).join(', ');
  }

  targetsIn(text: Text): Target[] {
    return this.#names.in(text);
  }

  /** What was chosen, with what lies there. */
  chosen(id: Target): string {
    const here = this.scene!.pieces.filter(({ at }) => at === id && this.scene!.shapes.some((shape) => shape.id === id));
    return [this.label(id), ...here.map((piece) => this.label(piece.id))].join(' · ');
  }

  /** The places that the viewer's own cards beside the board name: where they want to go. */
  goals = $derived.by((): ReadonlySet<Target> => {
    const places = new Set(this.scene?.shapes.map(({ id }) => id));
    const own = this.scene?.pieces.filter(({ look, at }) => /\bown\b/.test(look) && !places.has(at)) ?? [];
    const named = own.flatMap(({ detail = [] }) => detail.flatMap((text) => this.targetsIn(text)));
    return new Set(named.filter((id) => places.has(id)));
  });

  /** The places named by what the viewer looks at. */
  spokenOf = $derived.by((): Target[] => {
    const piece = this.scene?.pieces.find(({ id }) => id === this.looked);
    const texts = [...(this.line ? [this.line] : []), ...(piece?.detail ?? [])];
    return texts.flatMap((text) => this.targetsIn(text));
  });

  /** Where each piece lies. */
  lies = $derived(new Map(this.scene?.pieces.map(({ id, at }) => [id, at])));

  /** What a click on something means: itself, the place a piece lies on, the one piece that lies there, or the tile beneath. */
  meant(id: Target, next: ReadonlySet<Target>): Target {
    if (next.has(id)) return id;
    const at = this.lies.get(id);
    if (at !== undefined && next.has(at)) return at;
    const here = [...this.lies].filter(([piece, place]) => place === id && next.has(piece));
    if (here.length === 1) return here[0]![0];
    const place = this.scene?.shapes.find((shape) => shape.id === (at ?? id));
    const beneath = place && this.#under(place).find((shape) => next.has(shape.id));
    return beneath?.id ?? id;
  }

  /** What a thing of the scene is and does; a seat's panel is called `panel:0`. */
  meaningOf(id: Target): Meaning | undefined {
    const { scene } = this;
    const speech = this.speech();
    if (!scene || !speech) return undefined;
    const say = (text: Text) => this.inWords(text);
    const plain = (texts: (Text | null | undefined)[]) => texts.flatMap((text) => (text ? { said: say(text) } : []));
    const sign = (family: string, word: string) => {
      const found = [`${family}-${word}`, `${family}-${word.split('-')[0]}`].find((one) => speech.has(one));
      return found && speech.words(found);
    };
    const badges = (all: Badge[] = []) => all.map(({ icon, label }) => ({ said: say(label), means: sign('sign', icon) }));
    const grounds = ({ look, detail }: Shape) => [
      ...plain([detail]),
      ...look
        .split(' ')
        .flatMap((word) => sign('ground', word) ?? [])
        .map((said) => ({ said })),
    ];
    const shape = scene.shapes.find((one) => one.id === id);
    if (shape) return { name: this.chosen(id), lines: [...grounds(shape), ...plain(this.#under(shape).map(({ detail }) => detail))] };
    const piece = scene.pieces.find((one) => one.id === id);
    if (piece) {
      const word = piece.look
        .split(' ')
        .reverse()
        .find((one) => speech.has(`sign-${one}`));
      const own = word ? [{ said: speech.words(`sign-${word}`) }] : [];
      return { name: this.label(id), lines: [...own, ...badges(piece.badges), ...plain(piece.detail ?? [])] };
    }
    const panel = scene.panels.find(({ seat }) => `panel:${seat}` === id);
    if (panel) return { name: say(panel.label), lines: [...plain([panel.detail]), ...badges(panel.badges)] };
    const thing = [...scene.tracks, ...scene.zones, ...scene.buttons].find((one) => one.id === id);
    return thing && { name: this.label(id), lines: plain([thing.detail]) };
  }

  /** The shapes that a shape lies wholly on. */
  #under({ id, outline }: Shape): Shape[] {
    const { left, right, top, bottom } = groundOf(outline);
    return this.scene!.shapes.filter((one) => {
      const ground = groundOf(one.outline);
      return one.id !== id && ground.left <= left && ground.right >= right && ground.top <= top && ground.bottom >= bottom;
    });
  }
}
