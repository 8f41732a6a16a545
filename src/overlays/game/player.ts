import type { MachineId } from '@shared/domain/arcade/games/games.ts';
import * as shape from '../../kernel/shape.ts';
import type { Services } from '../../kernel/app.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { StoredValue } from '../../services/storage/storage.ts';

/** The choice of the person's own Flunk. */
export const OWN = 'own';

/** Who plays (GAME-4). */
export interface Players {
  /** OWN, or the id of a guest; null: nothing was chosen, so that it is the own Flunk where there is one. */
  readonly choice: Writable<string | null>;
  /** The address of the picture of the own Flunk; null: there is none, or it is not known yet. */
  readonly own: Readable<string | null>;
  /** The id of a guest, or the address of the picture of the own Flunk. */
  readonly player: Readable<string>;
}

const choiceOf = (game: MachineId): StoredValue<string | null> => ({
  name: `games.${game}.player`,
  version: 2,
  read: shape.reader(shape.string),
});

/** Remembers who plays; the own Flunk follows the wallet that is signed in, until `closed` aborts. */
export function playersOf(
  services: Pick<Services, 'api' | 'profile' | 'session' | 'storage'>,
  game: MachineId,
  firstGuest: string,
  closed: AbortSignal,
): Players {
  const { session, storage } = services;
  const choice = store<string | null>(storage.lasting.get(choiceOf(game)));
  const own = store<string | null>(null);
  const player = store(firstGuest);

  function resolve(): void {
    const chosen = choice.get();
    const isOwn = chosen === null || chosen === OWN;
    player.set(isOwn ? (own.get() ?? firstGuest) : chosen);
  }
  choice.subscribe(() => storage.lasting.set(choiceOf(game), choice.get()));
  for (const one of [choice, own]) one.subscribe(resolve);
  resolve();

  let wallet: string | null = null;
  function follow(): void {
    const now = session.get().wallet;
    if (now === wallet) return;
    wallet = now;
    own.set(null);
    if (now !== null) void find(now);
  }
  async function find(whose: string): Promise<void> {
    const url = await import('./ownFlunk.ts')
      .then(({ ownFlunkUrl }) => ownFlunkUrl(services))
      .catch(() => null);
    // Another may have signed in meanwhile.
    if (wallet === whose && !closed.aborted) own.set(url);
  }
  closed.addEventListener('abort', session.subscribe(follow));
  follow();
  return { choice, own, player };
}
