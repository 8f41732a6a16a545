import type { Work } from '../../contract/making/works.ts';
import { faceOf } from '../../domain/people/profile.ts';
import { WORKS_A_DAY, WORKS_AT_ONCE, type WorkKind } from '../../domain/making/works.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import type { StoredType, WorkFiles } from '../../works/pictureStore.ts';
import { unblocked } from '../people/blocks.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import { tell } from '../people/news.ts';
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
  (select json_build_object('week', week::text, 'title', theme.title, 'isOpen', week + 7 > app.today())
   from app.theme_entries as entry join app.themes as theme using (week) where entry.work = one.id) as theme,
  exists (select from app.theme_votes as vote
    where vote.work = one.id and vote.wallet = (select app.current_wallet())) as "isMyVote",
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
  theme: row.theme,
  isMyVote: row.isMyVote,
});

/** What is held hangs there for its maker alone: for operators it waits in their queue. A block hides works (BLOCK-1). */
const SHOWN = `one.removed_at is null
  and (one.held_at is null or one.wallet = (select app.current_wallet())) and ${unblocked('one.wallet')}`;

/** Which works of the wall: those of a theme's week, or those of who is called so, in whatever case. */
export interface WorksAsked extends PageAsked {
  readonly theme?: string | undefined;
  readonly maker?: string | undefined;
}

/** The works of the wall that are asked for, newest first. */
export async function wallPage(
  tx: Transaction,
  { theme, maker, ...asked }: WorksAsked,
): Promise<Page<HungWork>> {
  const wanted = [
    {
      value: theme,
      of: (of: string) => `one.id in (select work from app.theme_entries where week = ${of}::date)`,
    },
    {
      value: maker,
      of: (of: string) =>
        `one.wallet = (select wallet from app.profiles where lower(username) = lower(${of}))`,
    },
  ].flatMap(({ value, of }) => (value === undefined ? [] : [{ value, of }]));
  const { items, next } = await newestFirst<WorkRow>(
    tx,
    {
      ...{ table: 'app.works', columns: COLUMNS, parameters: wanted.map(({ value }) => value) },
      where: [SHOWN, ...wanted.map(({ of }, at) => of(`$${at + 1}::text`))].join(' and '),
    },
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
export type KeptPicture = WorkFiles & {
  readonly removed: boolean;
  readonly held: boolean;
};

/** The same for every caller, as `app.work_picture` tells it; null: there is no such work. */
export async function keptPicture(tx: Transaction, id: string): Promise<KeptPicture | null> {
  const [row] = await tx.query<KeptPicture>(
    'select file, type, small, removed, held from app.work_picture($1::text::bigint)',
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
  readonly small: StoredType;
  readonly width: number;
  readonly height: number;
}

/** Hangs up a work whose pictures are stored, and answers it as its maker sees it. */
export async function hang(tx: Transaction, wallet: Address, work: NewWork): Promise<HungWork> {
  const [row] = await tx.query<PlacedWork>(
    `insert into app.works as one (wallet, kind, title, act, file, type, small, width, height, held_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::int, $9::text::int, case when $10::boolean then app.now() end)
     returning one.id::text as id, one.created_at, ${COLUMNS}`,
    [
      ...[wallet, work.kind, work.title, work.act, work.file, work.type, work.small],
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
  const work = await hungWork(tx, id);
  if (work === null) return null;
  const changed = await tx.query(
    isOn
      ? `insert into app.work_reactions (work, wallet, reaction)
         values ($1::text::bigint, app.current_wallet(), $2) on conflict do nothing returning work`
      : `delete from app.work_reactions
         where work = $1::text::bigint and reaction = $2 and wallet = app.current_wallet() returning work`,
    [id, reaction],
  );
  if (isOn && changed.length > 0) await tellOfReaction(tx, work);
  return (await hungWork(tx, id))?.reactions ?? null;
}

/** Tells the maker of a work that the wallet of the transaction reacted to it. */
async function tellOfReaction(tx: Transaction, { id, title }: HungWork): Promise<void> {
  const [row] = await tx.query<{ maker: Address; wallet: Address }>(
    `select wallet::text as maker, app.current_wallet() as wallet from app.works where id = $1::text::bigint`,
    [id],
  );
  if (!row) return;
  await tell(tx, { to: [row.maker], kind: 'reaction', actor: row.wallet, subject: { work: id, title } });
}

/** Takes down a work of the wallet, and answers where its pictures lie; null: there is none of its own. */
export async function takeDown(tx: Transaction, wallet: Address, id: string): Promise<WorkFiles | null> {
  const [row] = await tx.query<WorkFiles>(
    `update app.works set removed_at = app.now(), removed_by = 'author'
     where id = $1::text::bigint and wallet = $2 and removed_at is null returning file, type, small`,
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
  /** The type of the picture that is shown with the link. */
  readonly small: StoredType;
};

export async function sharedWork(tx: Transaction, id: string): Promise<SharedWork | null> {
  const [row] = await tx.query<SharedWork>(
    `select one.id::text as id, one.kind, one.title, one.width, one.height, one.small,
       (select maker.username from app.profiles as maker where maker.wallet = one.wallet) as username
     from app.works as one where one.id = $1::text::bigint and one.removed_at is null and one.held_at is null`,
    [id],
  );
  return row ?? null;
}
