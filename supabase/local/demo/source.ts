import type { ChainClaim, HeldToken } from '../../functions/_shared/domain/collection/chainFacts.ts';
import { ok } from '../../functions/_shared/kernel/result.ts';
import { epochMs, type Address } from '../../functions/_shared/kernel/units.ts';
import { EVENTS } from '../../functions/_shared/chain/facts.ts';
import type { ChainSource, RawEvent } from '../../functions/_shared/chain/source.ts';
import type { Db } from '../../functions/_shared/db/port.ts';

type EventRow = { name: string; fields: RawEvent['fields']; height: number; eventIndex: number; at: Date };
type TemplateRow = {
  templateId: string;
  name: string;
  metadata: Readonly<Record<string, string>>;
  slots: string | null;
};

type StateRow = { tokenId: string; templateId: string; stakedAt: Date | null; backpack: string | null };

/** The demo chain as the index reads it: what its ledger emitted and keeps. */
export function demoSource(db: Db): ChainSource {
  const height = async () => {
    const [row] = await db.statement<{ height: number }>(
      'select coalesce(max(height), 0)::int as height from demo.events',
      [],
    );
    return row?.height ?? 0;
  };

  return {
    span: 1_000,
    templatesAtOnce: 2_500,
    height: async () => ok(await height()),
    async events(from, to) {
      const rows = await db.statement<EventRow>(
        `select name, fields, height::int as height, event_index as "eventIndex", at from demo.events
         where height between $1::text::bigint and $2::text::bigint
           and name in (select json_array_elements_text($3::text::json)) order by height, event_index`,
        [String(from), String(to), JSON.stringify(EVENTS)],
      );
      return ok(rows.map((row) => ({ ...row, transactionIndex: 0, at: epochMs(row.at.getTime()) })));
    },
    async nextTemplate(collection) {
      const [row] = await db.statement<{ next: string }>(
        'select (coalesce(max(template_id), 0) + 1)::text as next from demo.templates where collection = $1',
        [collection],
      );
      return ok(row?.next ?? '1');
    },
    async templates(collection, ids) {
      const templates = await db.statement<TemplateRow>(
        `select template_id::text as "templateId", name, metadata, slots::text as slots from demo.templates
         where collection = $1 and template_id in (select json_array_elements_text($2::text::json)::bigint)`,
        [collection, JSON.stringify(ids)],
      );
      return ok(templates);
    },
    async holdings(wallet) {
      const at = await height();
      const links = await db.statement<{ child: Address }>(
        'select child::text as child from demo.links where parent = $1 order by child',
        [wallet],
      );
      const tokens = await db.statement<HeldToken & Record<string, unknown>>(
        `select collection, token_id::text as "tokenId", owner::text as owner from demo.tokens
         where owner = $1 or owner in (select child from demo.links where parent = $1)`,
        [wallet],
      );
      return ok({ height: at, linked: links.map(({ child }) => child), tokens });
    },
    async states(collection, owner) {
      const rows = await db.statement<StateRow>(
        `select token_id::text as "tokenId", template_id::text as "templateId",
           (select max(at) from demo.events where name in ('Staking.Stake', 'Staking.ClaimReward')
              and fields ->> 'pool' = collection
              and coalesce(fields ->> 'tokenID', fields ->> 'id') = token_id::text) as "stakedAt",
           (select backpack_token_id::text from demo.claims
              where collection = 'Flunks' and flunk_token_id = token_id) as backpack
         from demo.tokens where collection = $1 and owner = $2`,
        [collection, owner],
      );
      return ok(
        rows.map(({ stakedAt, ...row }) => ({ ...row, stakedAt: stakedAt && epochMs(stakedAt.getTime()) })),
      );
    },
    async claims(from, count) {
      const claims = await db.statement<ChainClaim & Record<string, unknown>>(
        `select flunk_token_id::text as "flunkTokenId", backpack_token_id::text as "backpackTokenId"
         from demo.claims where flunk_token_id >= $1::text::bigint and flunk_token_id < $2::text::bigint`,
        [String(from), String(from + count)],
      );
      return ok(claims);
    },
    async graduated(from, count) {
      const rows = await db.statement<{ id: string }>(
        `select token_id::text as id from demo.graduated
         where token_id >= $1::text::bigint and token_id < $2::text::bigint`,
        [String(from), String(from + count)],
      );
      return ok(rows.map(({ id }) => id));
    },
  };
}
