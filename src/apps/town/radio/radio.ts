import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { stationBeside } from './dial.ts';
import type { Display } from './display.ts';
import { NEW_RADIO, REMEMBERED, type RadioMemory } from './memory.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';

/** What the scene, the page over it and the player share. */
export interface SharedRadio {
  readonly memory: Readable<RadioMemory>;
  change(next: Partial<RadioMemory>): void;
  seek(way: 1 | -1): void;
  /** What the player (radioPlayer.ts) says is on. */
  readonly display: Writable<Display>;
  /** Whether it sounds just now. */
  readonly heard: Writable<boolean>;
  readonly rooms: Readonly<Record<'dial' | 'meter' | 'grille', Writable<Room>>>;
}

export const radioOf = perBody((app: AppContext): SharedRadio => {
  const { lasting } = app.services.storage;
  const memory = store(lasting.get(REMEMBERED) ?? NEW_RADIO);

  function change(next: Partial<RadioMemory>): void {
    memory.set({ ...memory.get(), ...next });
    lasting.set(REMEMBERED, memory.get());
  }
  return {
    memory,
    change,
    seek(way) {
      const found = stationBeside(memory.get().frequency, way);
      if (found !== undefined) change({ frequency: found.frequency });
    },
    display: store<Display>({ station: null, show: '', line: TEXTS.off, isTalk: false }),
    heard: store(false),
    rooms: { dial: store(NO_ROOM), meter: store(NO_ROOM), grille: store(NO_ROOM) },
  };
});
