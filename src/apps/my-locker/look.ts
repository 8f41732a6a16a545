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
}

/** What four cliques and a clown have left on the door of a locker that has an owner. */
const STICKERS = ['floppy', 'pennant', 'argyle', 'skull', 'grin'].map((name) => `sticker-${name}`);
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

/** What stands on the number plate; nothing while the door has turned away from us. */
export const plateOf = ({ number, door }: LockerLook): string =>
  door === 'shut' ? String(number ?? NOBODYS_NUMBER) : '';

/** The hotspots that can be pressed: at once, so that a door that still moves can be turned round. */
export const hotspotsOf = (isOpen: boolean): readonly string[] =>
  isOpen ? ['open-door', 'jacket', 'jar'] : ['door'];
