import { ok } from '../../functions/_shared/kernel/result.ts';
import { epochMs, type Address } from '../../functions/_shared/kernel/units.ts';
import type { ChainSource, HeldToken, MintedToken, RawEvent } from '../../functions/_shared/chain/source.ts';
import type { Db } from '../../functions/_shared/db/port.ts';

type EventRow = { name: string; fields: RawEvent['fields']; height: number; eventIndex: number; at: Date };
type TemplateRow = {
  templateId: string;
  name: string;
  metadata: Readonly<Record<string, string>>;
  slots: string | null;
};

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
    height: async () => ok(await height()),
    async events(from, to) {
      const rows = await db.statement<EventRow>(
        `select name, fields, height::int as height, event_index as "eventIndex", at from demo.events
         where height between $1::text::bigint and $2::text::bigint order by height, event_index`,
        [String(from), String(to)],
      );
      return ok(rows.map((row) => ({ ...row, transactionIndex: 0, at: epochMs(row.at.getTime()) })));
    },
    async templates(collection, from, count) {
      // First: a template that changes in between is then read again.
      const at = await height();
      const templates = await db.statement<TemplateRow>(
        `select template_id::text as "templateId", name, metadata, slots::text as slots from demo.templates
         where collection = $1 and template_id >= $2::text::bigint and template_id < $3::text::bigint order by template_id`,
        [collection, String(from), String(from + count)],
      );
      return ok({ height: at, templates });
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
    async claimOf({ tokenId }) {
      const [claim] = await db.statement<{ backpack: string }>(
        `select backpack_token_id::text as backpack from demo.claims
         where flunk_token_id = $1::text::numeric`,
        [tokenId],
      );
      return ok(claim?.backpack ?? null);
    },
    async minted(collection, owner) {
      const tokens = await db.statement<MintedToken & Record<string, unknown>>(
        `select collection, token_id::text as "tokenId", template_id::text as "templateId" from demo.tokens
         where collection = $1 and owner = $2`,
        [collection, owner],
      );
      return ok(tokens);
    },
  };
}
