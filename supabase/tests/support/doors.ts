import { BoardAnswer } from '@shared/contract/town/quarters.ts';
import { LockAttemptAnswer } from '@shared/contract/town/locks.ts';
import { ownLockCode } from '@shared/auth/keys.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import type { HouseId } from '@shared/domain/town/quarters.ts';
import { writerOf, type Writer } from './chat.ts';
import type { Product } from './product.ts';
import { walletOf } from './visitor.ts';

/** Students of one clique each, and what they do at the doors of the houses. */
export function atTheDoors(product: Product) {
  let tokens = 9_000;

  /** A person with a name and one Flunk of a clique; null: with none. */
  async function student(clique: Clique | null): Promise<Writer> {
    const writer = await writerOf(product, await product.member());
    if (clique === null) return writer;
    const token = (tokens += 1);
    await product.db.asOwner(
      `insert into app.templates (collection, template_id, name, clique, traits) values ('Flunks', $1, 'A Flunk', $2, '{}')`,
      [token, clique],
    );
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id, owner, held_since) values ('Flunks', $1, $1, $2, 0)`,
      [token, walletOf(writer.browser)],
    );
    return writer;
  }
  /** The same person after that time (s), for whom sessions have ended meanwhile. */
  const after = async (seconds: number, who: Writer): Promise<Writer> => {
    product.passTime(seconds * 1000);
    return { ...who, browser: await product.member(walletOf(who.browser)) };
  };
  const query = ({ browser }: Writer, house: HouseId) => `wallet=${walletOf(browser)}&house=${house}`;
  const board = async (who: Writer, house: HouseId) =>
    (await who.browser.get(`/api/quarters/board?${query(who, house)}`)).as(BoardAnswer);
  const ask = (who: Writer, house: HouseId) =>
    who.browser.post('/api/quarters/request', { wallet: walletOf(who.browser), house });
  const told = (who: Writer, house: HouseId, author: string) =>
    who.browser.post('/api/quarters/told', { wallet: walletOf(who.browser), house, author });
  const attempt = async ({ browser }: Writer, lock: LockName, code: string) =>
    (await browser.post('/api/locks/attempt', { lock, code })).as(LockAttemptAnswer);
  const codeOf = ({ browser }: Writer, lock: LockName) => ownLockCode(lock, walletOf(browser), product.keys);
  const asks = async (who: Writer, house: HouseId) =>
    (await board(who, house)).requests.map(({ username }) => username);
  return { student, after, board, ask, told, attempt, codeOf, asks, query };
}
