import type { Clique } from '../../functions/_shared/domain/collection/collection.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { citizen } from './town.ts';

/** What the citizens of the demo's town voted for on Picture Day, in turn: the Freaks lead, and it is close. */
const IN_TURN: readonly Clique[] = [
  ...(['FREAK', 'GEEK', 'JOCK', 'FREAK', 'PREP', 'GEEK'] as const),
  ...(['JOCK', 'FREAK', 'GEEK', 'PREP', 'JOCK'] as const),
];
const VOTERS = 37;

/**
 * Casts the votes of the town's citizens, each with a Flunk number of their own that no wallet holds, so that no one is
 * kept from voting. The same on every machine, and once.
 */
export async function votePictureDay(db: Db): Promise<void> {
  const votes = Array.from({ length: VOTERS }, (_, index) => ({
    wallet: citizen(index + 1),
    token: 1_000_000_000 + index,
    photo: IN_TURN[index % IN_TURN.length],
  }));
  const cast = [JSON.stringify(votes)];
  await db.asOwner(
    `insert into app.wallets (wallet) select wallet from json_to_recordset($1::text::json) as vote (wallet text)
     on conflict do nothing`,
    cast,
  );
  await db.asOwner(
    `insert into app.picture_day_votes (wallet, token_id, photo)
     select wallet, token, photo from json_to_recordset($1::text::json) as vote (wallet text, token numeric, photo text)
     on conflict do nothing`,
    cast,
  );
}
