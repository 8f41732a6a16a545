import { perBody } from '../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../kernel/room.ts';
import type { Way } from '../../town/play/hotspot.ts';
import { store, type Writable } from '../../kernel/store.ts';

/** What the scene and the page over it share. */
export interface Tour {
  /** Where the page leaves room for the place. */
  readonly room: Writable<Room>;
  /** Whether the first place is on its way. */
  readonly isComing: Writable<boolean>;
  readonly music: Writable<boolean>;
  /** The place that the person is in; null: they are outside. */
  readonly here: Writable<string | null>;
  /** Whether anything is to be heard here. */
  readonly hasTune: Writable<boolean>;
  /** The buttons that lead on from here. */
  readonly ways: Writable<readonly Way[]>;
  /** Goes there; nowhere until the scene has brought somebody in. */
  go: (to: string) => void;
  /** Presses a hotspot of the place. */
  press: (hotspot: string) => void;
}

export const tourOf = perBody((): Tour => ({
  room: store(NO_ROOM),
  isComing: store(false),
  music: store(true),
  here: store<string | null>(null),
  hasTune: store(false),
  ways: store<readonly Way[]>([]),
  go: () => undefined,
  press: () => undefined,
}));
