import type { Product } from './product.ts';
import { walletOf, type Visitor } from './visitor.ts';

let flunks = 500_000;

/** Puts a Flunk that no other test has into the index, held by a member, and answers the token's id. */
export async function holdsFlunk({ db }: Product, browser: Visitor): Promise<string> {
  flunks += 1;
  const tokenId = String(flunks);
  await db.asOwner(
    `insert into app.tokens (collection, token_id, template_id, owner)
     values ('Flunks', $1::text::numeric, $1::text::numeric, $2)`,
    [tokenId, walletOf(browser)],
  );
  return tokenId;
}
