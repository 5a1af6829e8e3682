/** Our own icons for the words that looks and marks use: outlines in a square of 24. */

const SOLID: Record<string, string> = {
  cube: 'M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7zm0 2.3L6 7l6 3.3L18 7zM4.5 8.8v7.3l6.5 3.6v-7.3zm15 0L13 12.4v7.3l6.5-3.6z',
  pencil: 'M3 21l1.4-5.6L15.7 4.1l4.2 4.2L8.6 19.6zM17 2.8l1.2-1.2 4.2 4.2L21.2 7z',
  strength: 'M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z',
  points: 'M12 2l3 6.6 7 .8-5.2 4.9 1.4 7.1L12 17.8 5.8 21.4l1.4-7.1L2 9.4l7-.8z',
  bonus: 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z',
  shield: 'M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5zm0 3.2L7 7v4.2c0 3.2 2 6 5 7.6z',
  silent: 'M4 9h4l5-5v16l-5-5H4zm12.4-.4L18 10.2l1.6-1.6 1.4 1.4-1.6 1.6 1.6 1.6-1.4 1.4-1.6-1.6-1.6 1.6-1.4-1.4 1.6-1.6-1.6-1.6z',
  markers: 'M12 2a5 5 0 0 1 2.6 9.3L19 22H5l4.4-10.7A5 5 0 0 1 12 2z',
  hand: 'M4 6l9-3 6 15-9 3zm10.5-2.5L20 5l-1 8z',
  discards: 'M6 3h12v14H6zM3 6h2v13h11v2H3z',
  first: 'M5 21V3h2v1h12l-3 4 3 4H7v9z',
  'symbol-A': 'M20 2l2 2-9.5 12.5-1-1zM6.5 12l5.5 5.5-1.5 1.5-2-2-4 4-2-2 4-4-1.5-1.5z',
  'symbol-S': 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  'symbol-C': 'M2 8c3 1.5 6 2 10 2s7-.5 10-2c.5 6-2 10-6 10-2 0-3-1.5-4-3-1 1.5-2 3-4 3-4 0-6.5-4-6-10zm4.5 3.5a2.5 2 0 0 0 4.5 1 6 4 0 0 0-4.5-1zm11 0a6 4 0 0 0-4.5 1 2.5 2 0 0 0 4.5-1z',
  'symbol-N': 'M4 2h2v20H4zM7 3c5-2 7 3 13 0v10c-6 3-8-2-13 0z',
  'symbol-D': 'M7 4h10l.6 11H22v3H2v-3h4.4zm-.4 8.5V14h10.8v-1.5z',
  'symbol-W': 'M12 2a4 4 0 0 1 2.3 7.2L19 18h-4v4H9v-4H5L9.7 9.2A4 4 0 0 1 12 2z',
  officer: 'M12 1.5l2.8 6.9 7.4.6-5.6 4.8 1.7 7.2L12 17.2 5.7 21l1.7-7.2-5.6-4.8 7.4-.6z',
  soldier: 'M12 4c5 0 8.5 3.6 8.5 8.5l2 2.5v2h-21v-2l2-2.5C3.5 7.6 7 4 12 4zM6 18.5h12l-2 2.5H8z',
  sniper: 'M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1zm0 5.2A6 6 0 0 0 6.2 11H9v2H6.2a6 6 0 0 0 4.8 4.8V15h2v2.8a6 6 0 0 0 4.8-4.8H15v-2h2.8A6 6 0 0 0 13 6.2V9h-2z',
  dog: 'M7 2.5c1.7 0 2.6 1.8 2.6 3.5S8.7 9 7.2 9 4.6 7.5 4.6 5.8 5.5 2.5 7 2.5zm10 0c1.5 0 2.4 1.6 2.4 3.3S18.3 9 16.8 9s-2.4-1.3-2.4-3 .9-3.5 2.6-3.5zM3.4 9.5c1.5 0 2.6 1.6 2.6 3.2s-1 2.3-2 2.3-2.5-1.3-2.5-3 .7-2.5 1.9-2.5zm17.2 0c1.2 0 1.9.8 1.9 2.5s-1.5 3-2.5 3-2-.7-2-2.3 1.1-3.2 2.6-3.2zM12 10.5c3 0 6 4 6 7 0 2.5-1.8 3.5-3.5 3.5-1.2 0-1.7-.6-2.5-.6s-1.3.6-2.5.6C7.8 21 6 20 6 17.5c0-3 3-7 6-7z',
  mine: 'M11 1h2v4.1l2.5 1 2.9-2.9 1.4 1.4-2.9 2.9 1 2.5H23v2h-5.1l-1 2.5 2.9 2.9-1.4 1.4-2.9-2.9-2.5 1V23h-2v-5.1l-2.5-1-2.9 2.9-1.4-1.4 2.9-2.9-1-2.5H1v-2h5.1l1-2.5-2.9-2.9 1.4-1.4 2.9 2.9 2.5-1z',
  looted: 'M4 9l2-5h12l2 5h-7v4h-2V9zm0 2h5v4h6v-4h5v9H4z',
  wound: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  done: 'M9.5 19L3 12.5l2.2-2.2 4.3 4.3L19 5l2.2 2.2z',
  out: 'M5.2 3L12 9.8 18.8 3 21 5.2 14.2 12 21 18.8 18.8 21 12 14.2 5.2 21 3 18.8 9.8 12 3 5.2z',
  noise: 'M3 9h4l5-5v16l-5-5H3zm12 .2l1.6-1.6a6.2 6.2 0 0 1 0 8.8L15 14.8a4 4 0 0 0 0-5.6zm3.2-3.2l1.6-1.6a10.7 10.7 0 0 1 0 15.2L18.2 18a8.5 8.5 0 0 0 0-12z',
  recoil: 'M12 4a8 8 0 1 1-7.7 5.8l2.8.8A5 5 0 1 0 12 7v3.5L6.5 6 12 1.5z',
  suppression: 'M4 21V9l3-6 3 6v12zm10 0V9l3-6 3 6v12z',
  masking: 'M2 17c1-6 4-10 10-11 6 1 9 5 10 11-3 2-5 0-6-1-1 2-3 2-4 0-1 2-3 2-4 0-1 1-3 3-6 1z',
  silenced: 'M2 7h13v2h7v3h-7v1h-4l-1 3H7.5l-1.5 4H2.5L5 13H2z',
  distraction: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.5 4v8h3V6zm0 9.5v2.8h3v-2.8z',
  tommy: 'M1 8h16V6h2v2h4v3h-5l-1 2h-3l1 7h-4l-1-6H8l-3 4H1z',
  trench: 'M15 2l7 7-3 3-2-1-8.5 8.5c1 1 .5 2-.5 2.5L5 19l-3-3c.5-1 1.5-1.5 2.5-.5L13 7l-1-2z',
  medic: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  radio: 'M5 8L16 2l.8 1.6L9 8h12v13H3V8zm1 3v7h7v-7zm10 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  kennel: 'M12 2l10 8h-3v11H5V10H2zm0 8a4 4 0 0 0-4 4v5h8v-5a4 4 0 0 0-4-4z',
  jaeger: 'M12 2l5 7h-3l4 5h-3l4 5h-5.5v3h-3v-3H5l4-5H6l4-5H7z',
  scout: 'M6 4h4v3h4V4h4l3 11a4 4 0 0 1-8 1h-2a4 4 0 0 1-8-1z',
  patrol: 'M12 2a6 6 0 0 1 6 6c0 4-6 9-6 9S6 12 6 8a6 6 0 0 1 6-6zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5 17l2 1-2 1.5 7 1.5 7-1.5-2-1.5 2-1 3 2.5L12 23 2 19.5z',
  sweep: 'M13 2h3l-2 9 4 1 2 10H6l3-11 3 .3zM4 14h3l-2 8H2z',
  spot: 'M12 5c5 0 9 4 10.5 7C21 15 17 19 12 19S3 15 1.5 12C3 9 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  reinforce: 'M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-5 2.5-8 6-8s6 3 6 8zM17 6h2.5v3.5H23V12h-3.5v3.5H17V12h-3.5V9.5H17z',
  secret: 'M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z',
  entrance: 'M2 9h10V4l10 8-10 8v-5H2z',
  difficult: 'M12 3l10 18H2zm-1.3 6.5v6h2.6v-6zm0 7.3v2.4h2.6v-2.4z',
  life: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  ammo: 'M7 21V9c0-3 1-5.5 2-7 1 1.5 2 4 2 7v12zm6 0V9c0-3 1-5.5 2-7 1 1.5 2 4 2 7v12z',
  gear: 'M4 8h5V5h6v3h5v12H4zm7 0h2V7h-2z',
  key: 'M8 7a5 5 0 0 1 4.9 4H22v3h-2v3h-3v-3h-4.1A5 5 0 1 1 8 7zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  door: 'M6 2h12v20H6zm8.5 9.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  bars: 'M4 3h16v2h-1v14h1v2H4v-2h1V5H4zm4 2v14h1.5V5zm4.5 0v14H14V5z',
  chest: 'M3 10a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v1h-7v-1h-4v1H3zm0 3h7v2h4v-2h7v7H3z',
  event: 'M4 3h16v13h-6l-2 5-2-5H4zm7 2.5v5h2.2v-5zm0 6.5v2h2.2v-2z',
  alarm: 'M12 3a6 6 0 0 1 6 6v6l2 3H4l2-3V9a6 6 0 0 1 6-6zm-2 16h4a2 2 0 0 1-4 0z',
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  blank: 'M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  flag: 'M4 2h2v20H4zM7 3c5-2 7 3 13 0v10c-6 3-8-2-13 0z',
  bot: 'M11 2h2v3h5v6h1v3h-1v5H6v-5H5v-3h1V5h5zM8.5 9v3H11V9zM13 9v3h2.5V9zm-4 5.5V16h6v-1.5z',
  person: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21c0-5 4-8 9-8s9 3 9 8z',
  deck: 'M8 2h12v16H8zM4 6h2v14h11v2H4z',
  'board-1': 'M11 1h2v2h2v2h-2v3l5 4v9h-4v-4a2 2 0 0 0-4 0v4H6v-9l5-4V5H9V3h2z',
  'board-2': 'M3 8l3-4h12l3 4v13h-7v-4h-4v4H3zm3 2v2h2v-2zm5 0v2h2v-2zm5 0v2h2v-2zM6 14v2h2v-2zm10 0v2h2v-2z',
  'board-3': 'M11 2h2v1c5 .5 8 4 9 8-2-1.5-4-1.5-5 0-1-1.5-3-1.5-4 0v8c3 0 5 1 7 2H4c2-1 4-2 7-2v-8c-1-1.5-3-1.5-4 0-1-1.5-3-1.5-5 0 1-4 4-7.5 9-8z',
  'board-4': 'M6 2h12v12l-2 1-2-1-2 1-2-1-2 1-2-1zm2 2v2h2V4zm3 0v2h2V4zm3 0v2h2V4zM8 8v2h2V8zm3 0v2h2V8zm3 0v2h2V8zM2 17c2-1 3-1 5 0s3 1 5 0 3-1 5 0 3 1 5 0v2c-2 1-3 1-5 0s-3-1-5 0-3 1-5 0-3-1-5 0z',
  'board-5': 'M2 12c3-5 9-7 14-3l5-4c-1 3-1 9 0 12l-5-3c-5 4-11 3-14-2zm4.5-1.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  'board-6': 'M12 2c3 4 8 6 8 11 0 4-4 5-6.5 3 .2 2 1 3.5 3 5h-9c2-1.5 2.8-3 3-5C8 18 4 17 4 13c0-5 5-7 8-11z',
  'board-7': 'M2 4h7c3 3 4 7 3 11l10-4v10H2zm2 9c2 0 3 2 5 2-1-3-2-6-5-7z',
  'board-8': 'M7 2h2v2h2V2h2v2h2V2h2v6h-1v5h5v8h-7v-4h-4v4H3v-8h5V8H7zm4 6v3h2V8z',
  bag: 'M9 2h6l-1 4c4 2 6 6 6 10s-3 6-8 6-8-2-8-6 2-8 6-10z',
};

/** Words that mean the same picture. */
const SAME: Record<string, string> = {
  aim: 'sniper',
  target: 'sniper',
  completed: 'done',
  used: 'done',
  armour: 'strength',
  peek: 'spot',
  attack: 'sniper',
  defend: 'shield',
  pile: 'deck',
  guard: 'soldier',
  hero: 'person',
  boss: 'officer',
  glory: 'points',
  reload: 'recoil',
  flags: 'flag',
  weapon: 'silenced',
  equipment: 'gear',
  attachment: 'scout',
  consumable: 'medic',
  booster: 'bonus',
  outfit: 'person',
  fatigue: 'recoil',
  bleeding: 'wound',
  'objective-card': 'flag',
  sup: 'suppression',
  squad: 'reinforce',
};

/** Nations as plain bars of colour: no emblem. */
export const BARS: Record<string, { across?: boolean; colours: string[] }> = {
  PT: { colours: ['#1c6b3c', '#1c6b3c', '#c8372d', '#c8372d', '#c8372d'] },
  DE: { across: true, colours: ['#26262a', '#b5453a', '#d9a63a'] },
  GB: { colours: ['#27406f', '#f4efe6', '#b8352f', '#f4efe6', '#27406f'] },
  US: { across: true, colours: ['#2f4a80', '#f4efe6', '#b8352f', '#f4efe6', '#b8352f'] },
  IT: { colours: ['#2d7d4a', '#f4efe6', '#bf3a35'] },
  YU: { across: true, colours: ['#2f4f96', '#f4efe6', '#bf3a35'] },
  SU: { colours: ['#b3312b'] },
  ES: { across: true, colours: ['#b53a2f', '#e0b23c', '#e0b23c', '#b53a2f'] },
  FR: { colours: ['#2b4a86', '#f4efe6', '#bf3a35'] },
  HU: { across: true, colours: ['#bf3a35', '#f4efe6', '#3a7a4c'] },
};

/** The outline for a look or a mark: by its whole words first, then by their endings. */
export function iconFor(look: string): string | undefined {
  for (const word of look.split(' ').reverse()) {
    const short = word.replace(/^[a-z]+-/, '');
    const found =
      SOLID[word] ?? SOLID[SAME[word] ?? ''] ?? SOLID[short] ?? SOLID[SAME[short] ?? ''] ?? SOLID[`symbol-${short}`];
    if (found) return found;
  }
  return undefined;
}

/** The nation that a look or a mark names, if it is one we have bars for. */
export function nationOf(look: string): string | undefined {
  return look
    .split(' ')
    .map((word) => word.replace(/^[a-z]+-/, ''))
    .find((word) => word in BARS);
}

/** One or two letters in place of an icon. */
export function initials(label: string): string {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? words[0]![0]! + words[1]![0]! : (words[0] ?? '?').slice(0, 2);
  return letters.toUpperCase();
}
