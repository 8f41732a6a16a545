import type { Address } from '../../functions/_shared/kernel/units.ts';
import type { RawEvent } from '../../functions/_shared/chain/source.ts';
import type { Transaction } from '../../functions/_shared/db/port.ts';
import type { CollectionName } from '../../functions/_shared/domain/collection/collection.ts';
import { graduatedMetadata, type Template } from './templates.ts';

/** Tokens to be minted to an account. */
export interface Mint {
  readonly collection: CollectionName;
  readonly template: Template;
  readonly owner: Address;
  /** Of a Flunk: it has graduated, its backpack is the one minted at this place of the list, it is staked. */
  readonly graduated?: boolean;
  readonly backpack?: number;
  readonly staked?: boolean;
  /** The tokens come to their owners in the order of this number; absent: as they are minted. */
  readonly arrives?: number;
}

/** What a transaction emits, some of it as if that had been days ago. */
export type Event = Pick<RawEvent, 'name' | 'fields'> & { readonly daysAgo?: number };

/** What staking pays a day, for Flunks; the demo stakes no backpacks. */
export const REWARD_A_DAY = 5;
/** When a Flunk that begins as staked was staked, and when its rewards were claimed last. */
const [STAKED_DAYS_AGO, CLAIMED_DAYS_AGO] = [30, 5];

/** Mints the tokens and answers what their contracts emit, and the new ids in the order of the list. */
export async function mintTo(
  tx: Transaction,
  mints: readonly Mint[],
): Promise<{ events: Event[]; tokenIds: string[] }> {
  const rows = await tx.query<{ collection: CollectionName; next: string }>(
    `select collection, (coalesce(max(template_id), 0) + 1)::text as next
     from unnest('{Flunks,Backpack}'::text[]) as collection left join demo.templates using (collection)
     group by collection`,
  );
  const next = new Map(rows.map(({ collection, next: id }) => [collection, Number(id)]));
  const placed = mints.map((mint) => {
    const { collection, template, owner } = mint;
    const templateId = next.get(collection) ?? 1;
    next.set(collection, templateId + 1);
    // Never the same number, so that the two cannot be confused.
    const tokenId = String(templateId - 1);
    const { name, slots = null } = template;
    const metadata = mint.graduated === true ? graduatedMetadata(template.metadata) : template.metadata;
    return { collection, owner, tokenId, templateId: String(templateId), name, slots, metadata };
  });
  const json = JSON.stringify(placed);
  const read = `json_to_recordset($1::text::json) as one (collection text, owner text, "tokenId" bigint,
    "templateId" bigint, name text, slots int, metadata jsonb)`;
  await tx.query(
    `insert into demo.templates (collection, template_id, name, slots, metadata)
     select collection, "templateId", name, slots, metadata from ${read}`,
    [json],
  );
  await tx.query(
    `insert into demo.tokens (collection, token_id, template_id, owner)
     select collection, "tokenId", "templateId", owner from ${read}`,
    [json],
  );
  const made = placed.flatMap(({ collection, tokenId, templateId, metadata }): Event[] => [
    { name: `${collection}.NFTTemplateCreated`, fields: { templateID: templateId, metadata } },
    {
      name: collection === 'Flunks' ? 'Flunks.Minted' : 'Backpack.Mint',
      fields: { id: tokenId, templateID: templateId },
    },
  ]);
  const deposited = placed
    .map(({ collection, tokenId, owner }, index) => ({
      arrives: mints[index]?.arrives ?? 0,
      event: { name: `${collection}.Deposit`, fields: { id: tokenId, to: owner } },
    }))
    .sort((one, other) => one.arrives - other.arrives)
    .map(({ event }) => event);
  return { events: [...made, ...deposited], tokenIds: placed.map(({ tokenId }) => tokenId) };
}

/** What is said of a Flunk that was staked, and some of its rewards claimed. */
const stakedFlunk = (tokenId: string): Event[] => {
  const amount = (REWARD_A_DAY * (STAKED_DAYS_AGO - CLAIMED_DAYS_AGO)).toFixed(8);
  const pool = 'Flunks';
  return [
    { name: 'Staking.Stake', fields: { id: tokenId, pool }, daysAgo: STAKED_DAYS_AGO },
    { name: 'Staking.ClaimReward', fields: { pool, amount, tokenID: tokenId }, daysAgo: CLAIMED_DAYS_AGO },
  ];
};

/** What is said of tokens that begin as graduated, staked or with a claimed backpack. */
export async function begun(
  tx: Transaction,
  mints: readonly Mint[],
  tokenIds: readonly string[],
): Promise<Event[]> {
  const events: Event[] = [];
  const graduates: string[] = [];
  for (const [index, { owner, graduated = false, staked = false, backpack }] of mints.entries()) {
    const id = tokenIds[index] ?? '';
    if (graduated) {
      graduates.push(id);
      const templateID = String(Number(id) + 1);
      events.push({
        name: 'FlunksGraduationV2.Graduate',
        fields: { address: owner, tokenID: id, templateID },
      });
    }
    if (staked) events.push(...stakedFlunk(id));
    const claimed = backpack === undefined ? undefined : tokenIds[backpack];
    if (claimed === undefined) continue;
    await tx.query('insert into demo.claims values ($1::text::bigint, $2::text::bigint)', [id, claimed]);
    events.push({
      name: 'BackpackMinter.BackpackClaimed',
      fields: { FlunkTokenID: id, BackpackTokenID: claimed, signer: owner },
    });
  }
  await tx.query(
    `insert into demo.graduated (token_id) select json_array_elements_text($1::text::json)::bigint`,
    [JSON.stringify(graduates)],
  );
  return events;
}
