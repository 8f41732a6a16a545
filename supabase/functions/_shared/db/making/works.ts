import type { Work } from '../../contract/making/works.ts';
import { faceOf } from '../../domain/people/profile.ts';
import { WORKS_A_DAY, WORKS_AT_ONCE, type WorkKind } from '../../domain/making/works.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import type { StoredType } from '../../works/pictureStore.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

/** A work as callers get it, but for the addresses of its pictures, which the route signs. */
export type HungWork = Omit<Work, 'picture' | 'small'>;

// Types rather than interfaces: only types fit the port's Row.
type WorkRow = Omit<HungWork, 'id' | 'created_at' | 'profile_icon'> & {
  readonly wallet: Address;
  readonly profile_icon: string | null;
};
type PlacedWork = WorkRow & { readonly id: string; readonly created_at: Date };

const COLUMNS = `one.wallet::text as wallet, one.kind, one.title, one.width, one.height,
  (select maker.username from app.profiles as maker where maker.wallet = one.wallet) as username,
  (select icon from app.profiles as maker cross join lateral app.shown_icon(maker.wallet, maker.profile_icon)
   where maker.wallet = one.wallet) as profile_icon,
  one.wallet is not distinct from (select app.current_wallet()) as "isMine", one.held_at is not null as held,
  (select coalesce(json_agg(json_build_object('reaction', reaction, 'count', reactions, 'isMine', mine)
      order by reactions desc, reaction), '[]')
   from (select reaction, count(*)::int as reactions, bool_or(wallet = (select app.current_wallet())) is true as mine
         from app.work_reactions where work = one.id group by reaction) as counted) as reactions`;

const toWork = ({ id, created_at, wallet, profile_icon, ...row }: PlacedWork): HungWork => ({
  id,
  kind: row.kind,
  title: row.title,
  username: row.username,
  // A person without a picture of their own has the face of their wallet.
  profile_icon: profile_icon ?? faceOf(wallet),
  created_at: created_at.toISOString(),
  width: row.width,
  height: row.height,
  reactions: row.reactions,
  isMine: row.isMine,
  held: row.held,
});

/** What is held hangs there for its maker alone: for operators it waits in their queue. */
const SHOWN = `one.removed_at is null
  and (one.held_at is null or one.wallet = (select app.current_wallet()))`;

/** The works of the wall, newest first. */
export async function wallPage(tx: Transaction, asked: PageAsked): Promise<Page<HungWork>> {
  const { items, next } = await newestFirst<WorkRow>(
    tx,
    { table: 'app.works', columns: COLUMNS, where: SHOWN },
    asked,
  );
  return { items: items.map(toWork), next };
}

/** A work that the caller may see; null: there is none. */
export async function hungWork(tx: Transaction, id: string): Promise<HungWork | null> {
  const [row] = await tx.query<PlacedWork>(
    `select one.id::text as id, one.created_at, ${COLUMNS} from app.works as one
     where one.id = $1::text::bigint and ${SHOWN}`,
    [id],
  );
  return row ? toWork(row) : null;
}

/** Where the pictures of a work lie, and who may see them. */
export type KeptPicture = {
  readonly file: string;
  readonly type: StoredType;
  readonly removed: boolean;
  readonly held: boolean;
};

/** The same for every caller, as `app.work_picture` tells it; null: there is no such work. */
export async function keptPicture(tx: Transaction, id: string): Promise<KeptPicture | null> {
  const [row] = await tx.query<KeptPicture>(
    'select file, type, removed, held from app.work_picture($1::text::bigint)',
    [id],
  );
  return row ?? null;
}

/** By which act a work is published. */
export interface Publishing {
  /** The same when the act is repeated. */
  readonly act: string;
  /** What its pictures are called; another work by the same act has others. */
  readonly file: string;
}

/** What was published by this act before; null: nothing. CONFLICT: another work was, or it was taken down. */
export async function publishedBy(
  tx: Transaction,
  { act, file }: Publishing,
): Promise<Result<HungWork | null>> {
  const [row] = await tx.query<{ id: string; file: string; removed: boolean }>(
    `select id::text as id, file, removed_at is not null as removed from app.works where act = $1`,
    [act],
  );
  if (!row) return ok(null);
  if (row.file !== file) return fail('CONFLICT', 'This Idempotency-Key was used for another request.');
  if (row.removed) return fail('CONFLICT', 'This was published already, and was taken down.');
  return ok(await hungWork(tx, row.id));
}

/** Why the wallet may publish no more now (WORK-3); null: it may. */
export async function enoughPublished(tx: Transaction, wallet: Address): Promise<Result<never> | null> {
  const [row] = await tx.query<{ today: number; hanging: number }>(
    `select count(*) filter (where created_at > app.now() - interval '24 hours')::int as today,
       count(*) filter (where removed_at is null)::int as hanging
     from app.works where wallet = $1`,
    [wallet],
  );
  if ((row?.today ?? 0) >= WORKS_A_DAY) {
    return fail(
      'RATE_LIMITED',
      `You have published ${WORKS_A_DAY} works within a day, which is all that fits. Please come back tomorrow.`,
    );
  }
  if ((row?.hanging ?? 0) >= WORKS_AT_ONCE) {
    return fail('RATE_LIMITED', `${WORKS_AT_ONCE} of your works hang on the wall. Take one down first.`);
  }
  return null;
}

export interface NewWork extends Publishing {
  readonly kind: WorkKind;
  readonly title: string;
  readonly held: boolean;
  readonly type: StoredType;
  readonly width: number;
  readonly height: number;
}

/** Hangs up a work whose pictures are stored, and answers it as its maker sees it. */
export async function hang(tx: Transaction, wallet: Address, work: NewWork): Promise<HungWork> {
  const [row] = await tx.query<PlacedWork>(
    `insert into app.works as one (wallet, kind, title, act, file, type, width, height, held_at)
     values ($1, $2, $3, $4, $5, $6, $7::text::int, $8::text::int, case when $9::boolean then app.now() end)
     returning one.id::text as id, one.created_at, ${COLUMNS}`,
    [
      ...[wallet, work.kind, work.title, work.act, work.file, work.type],
      ...[String(work.width), String(work.height), work.held],
    ],
  );
  if (!row) throw new Error('the wall kept no work');
  return toWork(row);
}

/**
 * Reacts to a work that the wallet of the transaction may see, or takes it back, and answers what it has then; null: there
 * is none.
 */
export async function react(
  tx: Transaction,
  { id, reaction, isOn }: { readonly id: string; readonly reaction: string; readonly isOn: boolean },
): Promise<Work['reactions'] | null> {
  if ((await hungWork(tx, id)) === null) return null;
  await tx.query(
    isOn
      ? `insert into app.work_reactions (work, wallet, reaction)
         values ($1::text::bigint, app.current_wallet(), $2) on conflict do nothing`
      : `delete from app.work_reactions
         where work = $1::text::bigint and reaction = $2 and wallet = app.current_wallet()`,
    [id, reaction],
  );
  return (await hungWork(tx, id))?.reactions ?? null;
}

/** Takes down a work of the wallet, and answers where its pictures lie; null: there is none of its own. */
export async function takeDown(
  tx: Transaction,
  wallet: Address,
  id: string,
): Promise<Pick<KeptPicture, 'file' | 'type'> | null> {
  const [row] = await tx.query<Pick<KeptPicture, 'file' | 'type'>>(
    `update app.works set removed_at = app.now(), removed_by = 'author'
     where id = $1::text::bigint and wallet = $2 and removed_at is null returning file, type`,
    [id, wallet],
  );
  return row ?? null;
}

/** What is told of a work to those with whom its link is shared; null: it is not for everybody, or not there. */
export type SharedWork = {
  readonly id: string;
  readonly kind: WorkKind;
  readonly title: string;
  readonly username: string;
  readonly width: number;
  readonly height: number;
};

export async function sharedWork(tx: Transaction, id: string): Promise<SharedWork | null> {
  const [row] = await tx.query<SharedWork>(
    `select one.id::text as id, one.kind, one.title, one.width, one.height,
       (select maker.username from app.profiles as maker where maker.wallet = one.wallet) as username
     from app.works as one where one.id = $1::text::bigint and one.removed_at is null and one.held_at is null`,
    [id],
  );
  return row ?? null;
}
