import type { Services } from '../../kernel/app.ts';
import type { Patch } from '../../kernel/patch.ts';
import * as shape from '../../kernel/shape.ts';
import type { Readable, Writable } from '../../kernel/store.ts';
import { keptStore } from '../../services/storage/keptStore.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

const SOUND: StoredValue<boolean> = {
  name: 'games.sound',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** Whether games are heard, which this browser keeps: one choice for all of them. */
export const gameSound = (lasting: Store): Writable<boolean> => keptStore(lasting, SOUND, true);

/** Plays the sounds of a game where games are heard. */
export const playWhere =
  (audio: Pick<Services['audio'], 'play'>, isHeard: Readable<boolean>) =>
  (patch: Patch): void => {
    if (isHeard.get()) audio.play(patch);
  };
