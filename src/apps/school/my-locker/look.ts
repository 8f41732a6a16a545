import type { DoorPosition } from './door.ts';
import { CLIQUE_OF, type Jacket } from './jackets.ts';

/** What the hall shows of a locker. */
export interface LockerLook {
  /** Null: it has no owner yet. */
  readonly number: number | null;
  readonly door: DoorPosition;
  readonly jacket: Jacket;
  /** Whole GUM of the person. */
  readonly gum: number;
  /** The prizes that the person has stuck on the door. */
  readonly stickers: readonly string[];
}

/** What four cliques and a clown have left on the door of a locker that has an owner. */
const STICKERS = ['floppy', 'pennant', 'argyle', 'skull', 'grin'].map((name) => `sticker-${name}`);
/** Where each sticker of the prize counter goes, in pixels of the picture: its picture is `door-<id>` of the bundle prizes. */
const PLACES = {
  'slush-cup': { x: 169, y: 117 },
  'little-visitor': { x: 174, y: 150 },
  'mix-tape': { x: 155, y: 172 },
  'gold-star': { x: 172, y: 184 },
  'red-phone': { x: 153, y: 148 },
} as const;
const PRIZES = Object.keys(PLACES) as readonly (keyof typeof PLACES)[];
/** From so much GUM on the jar is this full: a little, half, nearly, to the brim. */
const JAR_LEVELS = [1, 40, 80, 125];
const NOBODYS_NUMBER = '?';

/** The cuts that are laid over the picture (assets/studio/README.md), from the back to the front. */
export function cutsOf({ number, door, jacket, gum }: LockerLook): readonly string[] {
  if (door === 'ajar') return ['door-ajar'];
  if (door === 'shut') return number === null ? [] : STICKERS;
  const level = JAR_LEVELS.filter((least) => gum >= least).length;
  return ['door-open', 'door-light', `jacket-${CLIQUE_OF[jacket]}`, ...(level === 0 ? [] : [`gum-${level}`])];
}

/** What of the prize counter is on the door, and where; nothing while the door has turned away from us. */
export const prizesOn = ({ number, door, stickers }: LockerLook) =>
  door === 'shut' && number !== null
    ? PRIZES.filter((id) => stickers.includes(id)).map((id) => ({
        picture: `door-${id}` as const,
        ...PLACES[id],
      }))
    : [];

/** What stands on the number plate; nothing while the door has turned away from us. */
export const plateOf = ({ number, door }: LockerLook): string =>
  door === 'shut' ? String(number ?? NOBODYS_NUMBER) : '';

/** The hotspots that can be pressed: at once, so that a door that still moves can be turned round. */
export const hotspotsOf = (isOpen: boolean): readonly string[] =>
  isOpen ? ['open-door', 'jacket', 'jar'] : ['door'];
