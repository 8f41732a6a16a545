import type { PictureDayAnswer } from '../../contract/school/pictureDay.ts';
import { CLIQUES, type Clique } from '../../domain/collection/collection.ts';
import type { Address } from '../../kernel/units.ts';
import { countsOf } from '../collection/collection.ts';
import type { Transaction } from '../port.ts';

/** The photo that the wallet voted for; null: it has not voted. */
export async function voteOf(tx: Transaction, wallet: Address): Promise<Clique | null> {
  const [vote] = await tx.query<{ photo: Clique }>(
    'select photo from app.picture_day_votes where wallet = $1',
    [wallet],
  );
  return vote?.photo ?? null;
}

/**
 * Votes with the first Flunk of the wallet, or of one linked to it, that no vote was cast with (PICTURE-2). Wallet and
 * token are each unique, so that of all its tokens one row gets in, and none where it has voted: of votes that arrive
 * together the others wait for the first. Nothing says whether one got in: ask voteOf.
 */
export async function castVote(tx: Transaction, wallet: Address, photo: Clique): Promise<void> {
  await tx.query(
    `insert into app.picture_day_votes (wallet, token_id, photo)
     select $1::text, token_id, $2::text from app.tokens
     where collection = 'Flunks' and owner = any((select app.wallets_of($1::text))::text[]) order by token_id
     on conflict do nothing`,
    [wallet, photo],
  );
}

async function standingOf(
  tx: Transaction,
  wallet: Address | null,
  vote: Clique | null,
): Promise<PictureDayAnswer['standing']> {
  if (wallet === null) return 'guest';
  if (vote !== null) return 'voted';
  const [asked] = await tx.query<{ open: boolean }>('select app.has_picture_day_ballot() as open');
  if (asked?.open === true) return 'open';
  return (await countsOf(tx, wallet)).Flunks > 0 ? 'used' : 'no-flunk';
}

/** Picture Day as one who looks at it may see it: results are for those who have voted (PICTURE-3). */
export async function pictureDayOf(
  tx: Transaction,
  wallet: Address | null,
): Promise<Omit<PictureDayAnswer, 'success'>> {
  const vote = wallet && (await voteOf(tx, wallet));
  const results =
    vote === null
      ? null
      : await tx.query<{ photo: Clique; votes: number }>(
          'select photo, votes from app.picture_day_results()',
        );
  const votesFor = (clique: Clique): number => results?.find(({ photo }) => photo === clique)?.votes ?? 0;
  return {
    standing: await standingOf(tx, wallet, vote),
    vote,
    photos: CLIQUES.map((clique) => ({ clique, votes: results && votesFor(clique) })),
  };
}
