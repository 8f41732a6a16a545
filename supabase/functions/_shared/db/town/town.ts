import type { Address } from '../../kernel/units.ts';
import { CLIQUES, cliqueFrom, type Clique } from '../../domain/collection/collection.ts';
import { LOCKS, type LockName } from '../../domain/town/locks.ts';
import { doorRefusal, entryRefusal, NOBODY, type EntryRefusal, type Holder } from '../../domain/town/town.ts';
import type { Transaction } from '../port.ts';

const isClique = (clique: Clique | 'FLUNKO' | null): clique is Clique =>
  CLIQUES.some((one) => one === clique);

/** What the index says of a wallet and those linked to it, as far as doors ask; null: of a visitor. */
export async function holderOf(tx: Transaction, wallet: Address | null): Promise<Holder> {
  if (wallet === null) return NOBODY;
  const [row] = await tx.query<{ flunks: number; cliques: (string | null)[] | null; teddy: boolean | null }>(
    'select flunks, cliques, teddy from app.holdings_of($1)',
    [wallet],
  );
  const held = (row?.cliques ?? []).map((clique) => (clique === null ? null : cliqueFrom(clique)));
  return {
    wallet,
    flunks: row?.flunks ?? 0,
    cliques: new Set(held.filter(isClique)),
    hasTeddy: row?.teddy ?? false,
  };
}

/** Why a wallet may not enter a place of the town, by the index; null: it may. */
export const refusalAt = async (
  tx: Transaction,
  wallet: Address | null,
  place: string,
): Promise<EntryRefusal | null> => entryRefusal(place, await holderOf(tx, wallet));

/** Whether a wallet may enter a place of the town, by the index. */
export const mayEnter = async (tx: Transaction, wallet: Address | null, place: string): Promise<boolean> =>
  (await refusalAt(tx, wallet, place)) === null;

/** Why a wallet cannot try a lock, by the index; null: it can (LOCK-15). */
export async function lockRefusal(
  tx: Transaction,
  wallet: Address | null,
  lock: LockName,
): Promise<EntryRefusal | null> {
  const { place, stands } = LOCKS[lock];
  const holder = await holderOf(tx, wallet);
  return stands === 'outside' ? doorRefusal(holder) : entryRefusal(place, holder);
}
