import { isMachine } from '../../domain/arcade/games/games.ts';
import { LOCK_NAMES, type LockName } from '../../domain/town/locks.ts';
import type { TownNews } from '../../contract/town/town.ts';
import type { Transaction } from '../port.ts';
import { keyHolder } from './locks.ts';
import { lastResult } from './votes.ts';

type NewsRow = {
  kind: 'score' | 'opened' | 'homecoming' | 'checked-in';
  subject: string | null;
  username: string | null;
  amount: number;
};

const isLock = (name: string | null): name is LockName => LOCK_NAMES.some((lock) => lock === name);

/**
 * What happened in town lately that everybody may hear (RADIO-6): of the games, what happened at the machines. It names only
 * people who are on a board already, and who has key 117.
 */
export async function townNews(tx: Transaction): Promise<TownNews> {
  const rows = await tx.query<NewsRow>('select kind, subject, username, amount from app.town_news()');
  const key = await keyHolder(tx);
  const result = await lastResult(tx);
  // A Friday's is told until Sunday.
  const [candles] = await tx.query<{ lit: number; asked: number }>(
    `select lit, asked from app.evenings where evening > app.now() - interval '3 days' order by evening desc limit 1`,
  );
  const amountOf = (kind: NewsRow['kind']): number => rows.find((row) => row.kind === kind)?.amount ?? 0;
  return {
    scores: rows.flatMap(({ kind, subject, username, amount }) =>
      kind === 'score' && subject !== null && isMachine(subject)
        ? [{ game: subject, username, score: amount }]
        : [],
    ),
    opened: rows.flatMap(({ kind, subject }) => (kind === 'opened' && isLock(subject) ? [subject] : [])),
    homecoming: amountOf('homecoming'),
    checkedIn: amountOf('checked-in'),
    key: key && { holder: key.holder },
    voted: result && { reading: result.winner, votes: result.votes },
    candles: candles ?? null,
  };
}
