import { randomBytes } from 'node:crypto';
import type { Address } from '../../functions/_shared/kernel/units.ts';
import type { Db, Parameter, Transaction } from '../../functions/_shared/db/port.ts';
import type { ChainIntent, FlunkState } from '../../functions/_shared/domain/collection/chainIntent.ts';
import { cliqueOf, type CollectionName } from '../../functions/_shared/domain/collection/collection.ts';
import { begun, mintTo, REWARD_A_DAY, type Event, type Mint } from './minting.ts';
import { graduatedMetadata, newBackpack } from './templates.ts';

export interface DemoTransaction {
  readonly transactionId: string;
  readonly status: 'pending' | 'sealed' | 'reverted';
  /** The contract's words where it reverted. */
  readonly error: string | null;
}

/** What happens to the next transaction of an account: it reverts, or waits for some seconds. */
export type DemoFault = 'revert' | 'slow' | 'none';

export interface DemoMember {
  readonly tokenId: string;
  readonly collection: CollectionName;
  readonly clique: string | null;
}

/** The demo chain's contracts over tables of the database: the same rules, refusals and events (DEMO-2). */
export interface DemoLedger {
  /** Sends a transaction, which is sealed or reverted at once unless a test asked for a slow one. */
  transact(signer: Address, intent: ChainIntent): Promise<DemoTransaction>;
  /** Null: there is no such transaction. */
  transaction(id: string): Promise<DemoTransaction | null>;
  setFault(signer: Address, next: DemoFault): Promise<void>;
  hasCollections(address: Address): Promise<boolean>;
  /** What the contracts say of a Flunk. */
  flunk(tokenId: string): Promise<FlunkState>;
  /** What could be claimed now for a staked token, a decimal number; null: it is not staked. */
  pendingRewards(collection: CollectionName, tokenId: string): Promise<string | null>;
  /** Of the tokens of the account and of those linked to it. */
  cliques(address: Address): Promise<DemoMember[]>;
  isEmpty(): Promise<boolean>;
  /** How many Flunks there are of each clique. */
  census(): Promise<ReadonlyMap<string, number>>;
  /** Mints tokens to accounts, which get their collections first, and links accounts to others. */
  mint(mints: readonly Mint[], links?: readonly { parent: Address; child: Address }[]): Promise<void>;
}

const SLOW_SECONDS = 5;

/** Reverts a transaction with the contract's words. */
class Reverted extends Error {}

/** One transaction after another, as on a chain. Held until the database's transaction ends. */
const lock = (tx: Transaction) => tx.query('select pg_advisory_xact_lock(95950001)');

const newHeight = async (tx: Transaction): Promise<string> => {
  const [row] = await tx.query<{ height: string }>(
    'select (coalesce(max(height), 0) + 1)::text as height from demo.events',
  );
  return row?.height ?? '1';
};

async function emit(tx: Transaction, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `insert into demo.events (height, event_index, name, fields, at)
     select $1::text::bigint, place - 1, event ->> 'name', (event -> 'fields')::jsonb,
       app.now() - coalesce((event ->> 'daysAgo')::int, 0) * interval '1 day'
     from json_array_elements($2::text::json) with ordinality as list (event, place)`,
    [await newHeight(tx), JSON.stringify(events)],
  );
}

const first = async <Shape extends Readonly<Record<string, unknown>>>(
  tx: Transaction,
  sql: string,
  parameters: readonly Parameter[],
): Promise<Shape | undefined> => (await tx.query<Shape>(sql, parameters))[0];

/** Who holds a Flunk, when it is the account or one that is linked to it. */
const heldFlunk = (tx: Transaction, signer: Address, tokenId: string) =>
  first<{ template_id: string; metadata: Readonly<Record<string, string>> }>(
    tx,
    `select template_id::text as template_id, metadata from demo.tokens join demo.templates
       using (collection, template_id)
     where collection = 'Flunks' and token_id = $2::text::numeric
       and (owner = $1 or owner in (select child from demo.links where parent = $1))`,
    [signer, tokenId],
  );

const initialize = async (tx: Transaction, signer: Address): Promise<void> => {
  await tx.query('insert into demo.accounts (address) values ($1) on conflict do nothing', [signer]);
};

async function graduate(tx: Transaction, signer: Address, tokenId: string): Promise<Event[]> {
  const before = await first(tx, 'select token_id from demo.graduated where token_id = $1::text::numeric', [
    tokenId,
  ]);
  if (before) throw new Reverted('Flunk has already graduated');
  const flunk = await heldFlunk(tx, signer, tokenId);
  if (!flunk) throw new Reverted('Not owner');
  await initialize(tx, signer);
  const templateID = flunk.template_id;
  const metadata = graduatedMetadata(flunk.metadata);
  await tx.query(
    `update demo.templates set metadata = $2::text::jsonb where collection = 'Flunks' and template_id = $1::text::bigint`,
    [templateID, JSON.stringify(metadata)],
  );
  await tx.query('insert into demo.graduated (token_id) values ($1::text::bigint)', [tokenId]);
  return [
    { name: 'Flunks.TemplateUpdated', fields: { template: { templateID, metadata } } },
    { name: 'FlunksGraduationV2.Graduate', fields: { address: signer, tokenID: tokenId, templateID } },
  ];
}

async function claim(tx: Transaction, signer: Address, tokenId: string): Promise<Event[]> {
  const before = await first(
    tx,
    'select flunk_token_id from demo.claims where flunk_token_id = $1::text::bigint',
    [tokenId],
  );
  if (before) throw new Reverted('Token ID already claimed');
  if (!(await heldFlunk(tx, signer, tokenId))) throw new Reverted('signer is not owner of Flunk');
  await initialize(tx, signer);
  const { events, tokenIds } = await mintTo(tx, [
    { collection: 'Backpack', template: newBackpack(Math.random), owner: signer },
  ]);
  const [backpack = ''] = tokenIds;
  await tx.query('insert into demo.claims values ($1::text::bigint, $2::text::bigint)', [tokenId, backpack]);
  return [
    ...events,
    {
      name: 'BackpackMinter.BackpackClaimed',
      fields: { FlunkTokenID: tokenId, BackpackTokenID: backpack, signer },
    },
  ];
}

async function execute(tx: Transaction, signer: Address, intent: ChainIntent): Promise<Event[]> {
  switch (intent.op) {
    case 'initialize-collections':
      await initialize(tx, signer);
      return [];
    case 'graduate':
      return graduate(tx, signer, intent.tokenId);
    case 'claim-backpack':
      return claim(tx, signer, intent.tokenId);
  }
}

type Pending = { id: string; signer: Address; intent: ChainIntent };

const COLUMNS = 'id as "transactionId", status, error';

/** @param changed told after a block, and which accounts got others linked to them, so that the index may follow at once */
export function demoLedger(
  db: Db,
  changed: (linked: readonly Address[]) => Promise<void> = async () => undefined,
): DemoLedger {
  const inBlock = <Value>(work: (tx: Transaction) => Promise<Value>) =>
    db.transaction(null, async (tx) => {
      await lock(tx);
      return work(tx);
    });

  /** Executes one transaction whose time has come; false: there is none. */
  const settleNext = async (): Promise<boolean> => {
    const due = `from demo.transactions where status = 'pending' and due_at <= app.now() order by due_at, id limit 1`;
    const end = (tx: Transaction, id: string, status: string, error: string | null) =>
      tx.query(`update demo.transactions set status = $2, error = $3 where id = $1 and status = 'pending'`, [
        id,
        status,
        error,
      ]);
    let running: Pending | undefined;
    try {
      return await inBlock(async (tx) => {
        running = await first<Pending>(tx, `select id, signer::text as signer, intent ${due}`, []);
        if (!running) return false;
        await emit(tx, await execute(tx, running.signer, running.intent));
        await end(tx, running.id, 'sealed', null);
        return true;
      });
    } catch (error) {
      if (!(error instanceof Reverted) || !running) throw error;
      const { id } = running;
      await inBlock((tx) => end(tx, id, 'reverted', error.message));
      return true;
    }
  };
  const settle = async (): Promise<void> => {
    let settled = false;
    while (await settleNext()) settled = true;
    if (settled) await changed([]);
  };

  const transaction = async (id: string): Promise<DemoTransaction | null> => {
    await settle();
    const [row] = await db.statement<DemoTransaction & Record<string, unknown>>(
      `select ${COLUMNS} from demo.transactions where id = $1`,
      [id],
    );
    return row ?? null;
  };

  return {
    transaction,
    async transact(signer, intent) {
      const id = randomBytes(32).toString('hex');
      await inBlock(async (tx) => {
        const fault = await first<{ next: DemoFault }>(
          tx,
          'delete from demo.faults where signer = $1 returning next',
          [signer],
        );
        const wait = fault?.next === 'slow' ? SLOW_SECONDS : 0;
        const reverts = fault?.next === 'revert';
        await tx.query(
          `insert into demo.transactions (id, signer, intent, due_at, status, error)
           values ($1, $2, $3::text::jsonb, app.now() + $4::text::int * interval '1 second', $5, $6)`,
          [
            id,
            signer,
            JSON.stringify(intent),
            String(wait),
            reverts ? 'reverted' : 'pending',
            reverts ? 'error: panic: The demo chain was told to refuse this.' : null,
          ],
        );
      });
      const sent = await transaction(id);
      if (!sent) throw new Error('a transaction is gone');
      return sent;
    },
    async setFault(signer, next) {
      await db.transaction(null, (tx) =>
        next === 'none'
          ? tx.query('delete from demo.faults where signer = $1', [signer])
          : tx.query(
              `insert into demo.faults values ($1, $2) on conflict (signer) do update set next = excluded.next`,
              [signer, next],
            ),
      );
    },
    async hasCollections(address) {
      const rows = await db.statement('select address from demo.accounts where address = $1', [address]);
      return rows.length > 0;
    },
    async flunk(tokenId) {
      const [row] = await db.statement<FlunkState & Record<string, unknown>>(
        `select exists (select from demo.graduated where token_id = $1::text::bigint) as graduated,
           (select backpack_token_id::text from demo.claims where flunk_token_id = $1::text::bigint)
             as "backpackTokenId"`,
        [tokenId],
      );
      return row ?? { graduated: false, backpackTokenId: null };
    },
    async pendingRewards(collection, tokenId) {
      const [row] = await db.statement<{ rewards: string | null }>(
        `select (${REWARD_A_DAY} * extract(epoch from app.now() - max(at)) / 86400)::numeric(20, 8)::text as rewards
         from demo.events where name in ('Staking.Stake', 'Staking.ClaimReward')
           and fields ->> 'pool' = $1 and coalesce(fields ->> 'tokenID', fields ->> 'id') = $2`,
        [collection, tokenId],
      );
      return row?.rewards ?? null;
    },
    async cliques(address) {
      const rows = await db.statement<{
        tokenId: string;
        collection: CollectionName;
        metadata: Readonly<Record<string, string>>;
      }>(
        `select token_id::text as "tokenId", collection, metadata from demo.tokens join demo.templates
           using (collection, template_id)
         where owner = $1 or owner in (select child from demo.links where parent = $1) order by collection desc, token_id`,
        [address],
      );
      return rows.map(({ metadata, ...token }) => {
        const traits = Object.entries(metadata).map(([name, value]) => ({ name, value }));
        return { ...token, clique: cliqueOf(traits) };
      });
    },
    async isEmpty() {
      return (await db.statement('select 1 as one from demo.tokens limit 1', [])).length === 0;
    },
    async census() {
      const rows = await db.statement<{ clique: string; count: number }>(
        `select upper(metadata ->> 'Clique') as clique, count(*)::int as count from demo.templates
         where collection = 'Flunks' group by 1`,
        [],
      );
      return new Map(rows.map(({ clique, count }) => [clique, count]));
    },
    async mint(mints, links = []) {
      await inBlock(async (tx) => {
        await tx.query(
          `insert into demo.accounts select distinct json_array_elements_text($1::text::json) on conflict do nothing`,
          [JSON.stringify(mints.map(({ owner }) => owner))],
        );
        for (const { parent, child } of links) {
          await tx.query('insert into demo.links values ($1, $2)', [parent, child]);
        }
        const { events, tokenIds } = await mintTo(tx, mints);
        await emit(tx, [...events, ...(await begun(tx, mints, tokenIds))]);
      });
      await changed(links.map(({ parent }) => parent));
    },
  };
}
