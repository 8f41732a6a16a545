import type { Db } from '@shared/db/port.ts';
import { COLLECTIONS, type Clique, type CollectionName } from '@shared/domain/collection/collection.ts';
import { traitName, type TokenName } from '@shared/domain/collection/tokenFilters.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';

/** A token with a holder, as the chain's index has it. */
export interface HeldToken extends TokenName {
  readonly serial: number;
  readonly name: string;
  readonly owner: Address;
  readonly clique: Clique | null;
  /** Such as `Head:Cap`, by name. */
  readonly traits: readonly string[];
  readonly heldSince: number;
}

export const walletOf = (nth: number): Address => {
  const address = parseAddress(`0x${nth.toString(16).padStart(16, '0')}`);
  if (address === null) throw new Error('not an address');
  return address;
};

export const idOf = ({ collection, tokenId }: TokenName): string => `${collection}/${tokenId}`;

/** A Flunk with these traits. */
export const flunk = (serial: number, traits: readonly string[] = []): HeldToken => ({
  ...{
    collection: 'Flunks',
    serial,
    tokenId: String(serial),
    owner: walletOf(0xa1),
    clique: null,
    heldSince: 0,
  },
  ...{ name: `Flunk #${serial}`, traits },
});

/** Lets these be the tokens that have a holder, and ranks them. */
export async function hold(db: Db, tokens: readonly HeldToken[]): Promise<void> {
  await db.asOwner(`
    begin;
    update app.tokens set owner = null where owner is not null;
    create temporary table held on commit drop as
      select * from json_to_recordset($held$${JSON.stringify(tokens)}$held$) as one (collection text, serial numeric,
        "tokenId" numeric, name text, owner text, clique text, traits json, "heldSince" bigint);
    insert into app.templates as known (collection, template_id, name, clique, traits)
      select collection, serial, name, clique, array(select json_array_elements_text(traits)) from held
      on conflict (collection, template_id) do update
        set name = excluded.name, clique = excluded.clique, traits = excluded.traits;
    insert into app.tokens (collection, token_id, template_id, owner, held_since)
      select collection, "tokenId", serial, owner, "heldSince" from held
      on conflict (collection, token_id) do update
        set template_id = excluded.template_id, owner = excluded.owner, held_since = excluded.held_since;
    select app.rank_tokens();
    commit`);
}

/** How rare each token is among those of its collection, by RARITY-1. */
export function raritiesOf(
  tokens: readonly Pick<HeldToken, 'collection' | 'tokenId' | 'traits'>[],
): ReadonlyMap<string, { readonly rank: number; readonly score: number }> {
  const of = (collection: CollectionName) => {
    const own = tokens.filter((token) => token.collection === collection);
    const names = new Set(own.flatMap(({ traits }) => traits.map(traitName)));
    const valueOf = ({ traits }: Pick<HeldToken, 'traits'>, name: string) =>
      traits.find((trait) => traitName(trait) === name);
    const scored = own.map((token) => {
      const bits = [...names].map((name) => {
        const same = own.filter((other) => valueOf(other, name) === valueOf(token, name)).length;
        return Math.log2(own.length / same);
      });
      return { id: idOf(token), score: Number(bits.reduce((sum, one) => sum + one, 0).toFixed(6)) };
    });
    return scored.map(
      ({ id, score }) =>
        [id, { score, rank: 1 + scored.filter((other) => other.score > score).length }] as const,
    );
  };
  return new Map(COLLECTIONS.flatMap(of));
}
