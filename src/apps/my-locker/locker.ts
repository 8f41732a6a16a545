import { createActor, type ActorRefFrom } from 'xstate';
import { NO_ROOM, type Room } from '../../kernel/room.ts';
import { perBody } from '../../kernel/perBody.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { actionKey } from '../../services/api/api.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { hallMachine } from './hallMachine.ts';
import { JACKETS, type Jacket } from './jackets.ts';
import { lockerActors } from './lockerActors.ts';
import { lockerMachine } from './lockerMachine.ts';

/** The jacket that was chosen in this browser. */
const CHOSEN_JACKET: StoredValue<Jacket> = {
  name: 'locker-jacket',
  version: 1,
  read: (found) => JACKETS.find((jacket) => jacket === found) ?? null,
};

/** What the scene and the page beside it share. */
export interface SharedLocker {
  /** Whose locker it is. Emits `assigned` when the person is given one in this window. */
  readonly locker: ActorRefFrom<typeof lockerMachine>;
  /** What of it is open. */
  readonly hall: ActorRefFrom<typeof hallMachine>;
  /** Where the page leaves room for the hall, in logical pixels of the body; nothing until the page is laid out. */
  readonly room: Writable<Room>;
}

export const lockerOf = perBody((app): SharedLocker => {
  const { lasting } = app.services.storage;
  const locker = createActor(lockerMachine.provide({ actors: lockerActors(app) }), {
    input: { newKey: actionKey },
  });
  const hall = createActor(
    hallMachine.provide({
      actions: { keepJacket: (_, { jacket }) => lasting.set(CHOSEN_JACKET, jacket) },
    }),
    { input: { jacket: lasting.get(CHOSEN_JACKET) ?? JACKETS[0] } },
  );
  const turnToPurpose = (): void => {
    if (app.openedFor.get()?.purpose === 'gum') hall.send({ type: 'user.section', section: 'gum' });
  };
  locker.on('assigned', () => hall.send({ type: 'system.assigned' }));
  for (const actor of [hall, locker]) {
    actor.start();
    app.closed.addEventListener('abort', () => actor.stop());
  }
  app.closed.addEventListener('abort', app.openedFor.subscribe(turnToPurpose));
  turnToPurpose();
  return { locker, hall, room: store(NO_ROOM) };
});
