import type { Announcement, KeptAnnouncement } from '../../contract/office/announcements.ts';
import { MOST_SHOWN, type AnnouncementPlace } from '../../domain/office/announcements.ts';
import type { Address } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

type ShownRow = Omit<Announcement, 'starts_at'> & { starts_at: Date };

/** What is announced just now. Row level security answers no other rows to a caller without a wallet. */
export async function shownAnnouncements(tx: Transaction): Promise<Announcement[]> {
  const rows = await tx.query<ShownRow>(
    `select id::text as id, title, text, place, starts_at from app.announcements as one
     where withdrawn_at is null order by one.starts_at desc, one.id desc limit ${MOST_SHOWN}`,
  );
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}

type KeptRow = Pick<KeptAnnouncement, 'title' | 'text' | 'place' | 'created_by'> & {
  starts_at: Date;
  ends_at: Date | null;
  withdrawn_at: Date | null;
};

/** Every announcement, newest first. */
export async function announcementsPage(tx: Transaction, asked: PageAsked): Promise<Page<KeptAnnouncement>> {
  const { items, next } = await newestFirst<KeptRow>(
    tx,
    {
      table: 'app.announcements',
      columns: 'title, text, place, starts_at, ends_at, withdrawn_at, created_by::text as created_by',
    },
    asked,
  );
  const kept = items.map(
    ({ id, title, text, place, starts_at, ends_at, withdrawn_at, created_at, created_by }) => ({
      id,
      title,
      text,
      place,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      created_by,
    }),
  );
  return { items: kept, next };
}

export interface NewAnnouncement {
  readonly title: string;
  readonly text: string;
  readonly place: AnnouncementPlace;
  /** Null: now. */
  readonly starts_at: string | null;
  /** Null: until it is withdrawn. */
  readonly ends_at: string | null;
}

/** Keeps an announcement and answers its id; null: it would end before it begins, and nothing is kept. */
export async function announce(
  tx: Transaction,
  operator: Address,
  { title, text, place, starts_at, ends_at }: NewAnnouncement,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into app.announcements (created_by, title, text, place, starts_at, ends_at)
     select $1::text, $2::text, $3::text, $4::text, begins, ends
     from (select coalesce($5::text::timestamptz, app.now()) as begins, $6::text::timestamptz as ends) as times
     where ends is null or ends > begins returning id::text as id`,
    [operator, title, text, place, starts_at, ends_at],
  );
  return row?.id ?? null;
}

/** What an announcement is called and whether it is withdrawn, held until the transaction ends; null: there is none. */
export async function holdAnnouncement(
  tx: Transaction,
  id: string,
): Promise<{ readonly title: string; readonly withdrawn: boolean } | null> {
  const [row] = await tx.query<{ title: string; withdrawn: boolean }>(
    `select title, withdrawn_at is not null as withdrawn from app.announcements
     where id = $1::text::bigint for no key update`,
    [id],
  );
  return row ?? null;
}

export async function withdrawAnnouncement(tx: Transaction, id: string, withdrawn: boolean): Promise<void> {
  await tx.query(
    `update app.announcements set withdrawn_at = case when $2::boolean then app.now() end
     where id = $1::text::bigint`,
    [id, withdrawn],
  );
}
