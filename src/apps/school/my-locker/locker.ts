import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import * as shape from '../../../kernel/shape.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Writable } from '../../../kernel/store.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import { hallMachine } from './hallMachine.ts';
import { JACKETS, type Jacket } from './jackets.ts';
import { lockerMachine, type KnownLocker, type Locker } from './lockerMachine.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { walletTopic } from '../../../services/tabs/tabs.ts';
import { LOCKER_TEXTS } from './texts.ts';

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

/** The wallet was given a locker or a name. */
const LOCKER = walletTopic('locker');

type Needs = Pick<AppContext, 'services' | 'desktop'>;

/** As the server says it of those who have no name yet. */
const NAMELESS = fail('PROFILE_REQUIRED', 'Please create your profile first.');

/** The effects of the locker machine. */
function lockerActors({ services, desktop }: Needs) {
  const { api, online, session, tabs } = services;
  return {
    outage: outageActor(online),
    world: walletActor(session, (listener) => tabs.on(LOCKER, listener)),
    load: fromPromise<Result<Locker | null>, { readonly wallet: Address | null }>(
      async ({ input, signal }) => {
        if (input.wallet === null) return SIGNED_OUT;
        const answer = await api.call('GET /api/locker-info', { wallet_address: input.wallet }, { signal });
        if (answer.ok) return ok({ number: answer.value.locker_number, username: answer.value.username });
        return answer.error.code === 'NOT_FOUND' ? ok(null) : answer;
      },
    ),
    assign: fromPromise<Result<Locker>, { readonly wallet: Address | null }>(
      async ({ input: { wallet } }) => {
        if (wallet === null) return SIGNED_OUT;
        if (session.get().username === null) return NAMELESS;
        const answer = await api.call('POST /api/assign-locker', { wallet_address: wallet });
        if (!answer.ok) return answer;
        tabs.tell(LOCKER, { wallet });
        desktop.toast(LOCKER_TEXTS.assigned(answer.value.locker_number));
        return ok({ number: answer.value.locker_number, username: answer.value.username });
      },
    ),
    saveName: fromPromise<Result<null>, { readonly wallet: Address | null; readonly username: string }>(
      async ({ input: { wallet, username } }) => {
        if (wallet === null) return SIGNED_OUT;
        const answer = await api.call('POST /api/profile', { username });
        if (!answer.ok) return answer;
        session.named(username);
        tabs.tell(LOCKER, { wallet });
        return ok(null);
      },
    ),
  };
}
