import { createActor, type ActorRefFrom } from 'xstate';
import { parseAddress } from '@shared/kernel/units.ts';
import * as shape from '../../../kernel/shape.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Writable } from '../../../kernel/store.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import { hallMachine } from './hallMachine.ts';
import { JACKETS, type Jacket } from './jackets.ts';
import { lockerActors } from './lockerActors.ts';
import { lockerMachine, type KnownLocker } from './lockerMachine.ts';

/** The jacket that was chosen in this browser. */
const CHOSEN_JACKET: StoredValue<Jacket> = {
  name: 'locker-jacket',
  version: 1,
  read: shape.reader(shape.picklist(JACKETS)),
};

/** What is shown of the locker while the server is away. */
export const KNOWN_LOCKER: StoredValue<KnownLocker> = {
  name: 'locker-known',
  version: 1,
  read: shape.reader(
    shape.object({ wallet: shape.parsed(parseAddress), number: shape.whole(), username: shape.string }),
  ),
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
    input: { known: lasting.get(KNOWN_LOCKER) },
  });
  locker.subscribe((now) => {
    const { wallet, locker: mine } = now.context;
    if (now.matches('notConnected') || now.matches('withoutLocker')) lasting.remove(KNOWN_LOCKER);
    else if (now.matches('withLocker') && wallet !== null && mine !== null) {
      lasting.set(KNOWN_LOCKER, { wallet, number: mine.number, username: mine.username });
    }
  });
  const hall = createActor(
    hallMachine.provide({
      actions: { keepJacket: (_, { jacket }) => lasting.set(CHOSEN_JACKET, jacket) },
    }),
    { input: { jacket: lasting.get(CHOSEN_JACKET) ?? JACKETS[0] } },
  );
  locker.on('assigned', () => hall.send({ type: 'system.assigned' }));
  for (const actor of [hall, locker]) {
    actor.start();
    app.closed.addEventListener('abort', () => actor.stop());
  }
  return { locker, hall, room: store(NO_ROOM) };
});
