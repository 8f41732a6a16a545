import { ok } from '@shared/kernel/result.ts';
import { epochMs, parseAddress, type Address } from '@shared/kernel/units.ts';
import type { ChainSource, RawEvent } from '@shared/chain/source.ts';
import type { Db } from '@shared/db/port.ts';

/** An address of the tests. */
export const wallet = (index: number): Address => {
  const address = parseAddress(`0x${index.toString(16).padStart(16, '0')}`);
  if (address === null) throw new Error('not an address');
  return address;
};
export const [ANN, BEN] = [wallet(0xa1), wallet(0xb2)];

/** Names and fields of what happens in a block each. */
export type Happening = readonly [name: string, fields: Readonly<Record<string, unknown>>];

export const minted = (id: string, owner: Address): Happening[] => [
  ['Flunks.NFTTemplateCreated', { templateID: `${Number(id) + 1}`, metadata: {} }],
  ['Flunks.Minted', { id, templateID: `${Number(id) + 1}` }],
  ['Flunks.Deposit', { id, to: owner }],
];
export const moved = (id: string, from: Address, to: Address): Happening[] => [
  ['Flunks.Withdraw', { id, from }],
  ['Flunks.Deposit', { id, to }],
];

/** What happens, in a block each. */
export const eventsOf = (happenings: readonly Happening[], first = 1): RawEvent[] =>
  happenings.map(([name, fields], index) => ({
    name,
    fields,
    height: first + index,
    transactionIndex: 0,
    eventIndex: 0,
    at: epochMs(1_000_000 + index),
  }));

/** A template of the geeks. */
export const templateOf = (templateId: string) => ({
  templateId,
  name: 'Flunk',
  metadata: { Clique: 'Geek' },
  slots: null,
});

/** A chain of these events, which holds for each wallet what they say. */
export function chainOf(events: readonly RawEvent[], options: Partial<ChainSource> = {}): ChainSource {
  const height = events.at(-1)?.height ?? 0;
  return {
    span: 2,
    templatesAtOnce: 100,
    height: async () => ok(height),
    events: async (from, to) => ok(events.filter((one) => one.height >= from && one.height <= to)),
    nextTemplate: async () => ok('4'),
    templates: async (_, ids) => ok(ids.filter((id) => BigInt(id) < 4n).map(templateOf)),
    holdings: async () => ok({ height, linked: [], tokens: [] }),
    states: async () => ok([]),
    claims: async () => ok([]),
    graduated: async () => ok([]),
    ...options,
  };
}

/** Has the index begin anew, with the lists that triggers keep of it, which a truncation does not reach. */
export const emptyIndex = (db: Db) =>
  db.asOwner(
    `truncate app.tokens, app.templates, app.backpack_claims, app.graduations, app.reward_claims,
       app.linked_wallets, app.chain_index,
       app.listed_tokens, app.trait_counts, app.listed_counts, app.unranked_collections`,
  );
