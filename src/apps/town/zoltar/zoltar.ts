import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { readFortuneRef, type NamedFortune } from '@shared/domain/people/attached.ts';
import { playerSeedOf } from '@shared/domain/town/zoltar.ts';
import type { ZoltarCard, PlayAnswer } from '@shared/contract/town/zoltar.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { missedCard } from './missedCard.ts';
import { zoltarMachine, type Attempt, type Booth } from './zoltarMachine.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { walletTopic } from '../../../services/tabs/tabs.ts';

export type Page = 'booth' | 'cards';

/** What the scene and the page beside it share. */
export interface SharedZoltar {
  readonly zoltar: ActorRefFrom<typeof zoltarMachine>;
  /** Whether a card was drawn that was never shown. */
  readonly missed: Readable<boolean>;
  readonly page: Writable<Page>;
  /** The card of Your Cards that is looked at; null: all of them. */
  readonly chosen: Writable<ZoltarCard | null>;
  /** The card beside a message that the window was opened for; null: none, or it was looked at. */
  readonly named: Writable<NamedFortune | null>;
  /** Where the page leaves room for the booth, in logical pixels of the body. */
  readonly room: Writable<Room>;
}

export const zoltarOf = perBody((app): SharedZoltar => {
  const { gum, storage } = app.services;
  const zoltar = createActor(zoltarMachine.provide({ actors: zoltarActors(app) }), {
    input: {
      // Chosen when the play is asked for, which is after the server's promise.
      newAttempt: (playNumber) => ({
        playNumber,
        seed: playerSeedOf(crypto.getRandomValues(new Uint8Array(16))),
      }),
      balance: () => gum.balance.get()?.balance ?? null,
    },
  });
  // What the play moved is told with the card and not before it.
  let tell: (() => void) | null = null;
  zoltar.subscribe((now) => {
    if (now.matches('spinning')) tell ??= gum.hush();
    else {
      tell?.();
      tell = null;
    }
  });
  const missed = missedCard(zoltar, storage.session);
  const named = readFortuneRef(app.params ?? '');
  zoltar.start();
  app.closed.addEventListener('abort', () => {
    zoltar.stop();
    tell?.();
  });
  return {
    zoltar,
    missed,
    page: store<Page>(named === null ? 'booth' : 'cards'),
    chosen: store<ZoltarCard | null>(null),
    named: store(named),
    room: store(NO_ROOM),
  };
});

/** The wallet has played. */
const ZOLTAR = walletTopic('zoltar');

/** The effects of Zoltar's machine. */
function zoltarActors({ services: { api, online, session, tabs } }: Pick<AppContext, 'services'>) {
  return {
    outage: outageActor(online),
    world: walletActor(session, (listener) => tabs.on(ZOLTAR, listener)),
    load: fromPromise<Result<Booth>, { readonly wallet: Address | null }>(
      async ({ input: { wallet }, signal }) =>
        wallet === null ? SIGNED_OUT : api.call('POST /api/zoltar/commitment', { wallet }, { signal }),
    ),
    // A play that has begun is not broken off: its answer is worth 10 GUM.
    play: fromPromise<
      Result<PlayAnswer>,
      { readonly wallet: Address | null; readonly attempt: Attempt | null }
    >(async ({ input: { wallet, attempt } }) => {
      if (wallet === null || attempt === null) return SIGNED_OUT;
      const answer = await api.call('POST /api/zoltar/play', { wallet, ...attempt }, { keepalive: true });
      if (answer.ok) tabs.tell(ZOLTAR, { wallet });
      return answer;
    }),
  };
}
