import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WorkReaction, WorkKind } from '../../functions/_shared/domain/making/works.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { namesOf, type PictureStore } from '../../functions/_shared/works/pictureStore.ts';
import { citizen } from './town.ts';

interface DemoWork {
  /** Of `npm run wall-art`. */
  readonly file: string;
  readonly kind: WorkKind;
  readonly title: string;
  /** The number of the citizen who made it, who plays in the arcade too and so has a profile. */
  readonly by: number;
  readonly width: number;
  readonly height: number;
  /** How many citizens reacted how. */
  readonly reactions: Readonly<Partial<Record<WorkReaction, number>>>;
}

const MEME = { kind: 'meme', width: 1056, height: 624 } as const;
const SCENE = { kind: 'meme', width: 1248, height: 624 } as const;
const CARD = { kind: 'card', width: 528, height: 904 } as const;

/** What hangs on the demo's wall, the newest first. */
const WORKS: readonly DemoWork[] = [
  { ...SCENE, file: 'bear', title: 'The exchange rate', by: 2, reactions: { joy: 14, heart: 3, fire: 2 } },
  { ...CARD, file: 'freak', title: 'Night Shift, first edition', by: 5, reactions: { cool: 9, fire: 6 } },
  { ...MEME, file: 'junkyard', title: 'Proof for Mr. Alvarez', by: 3, reactions: { joy: 8 } },
  { ...SCENE, file: 'dance', title: 'Homecoming, 9:15 p.m.', by: 7, reactions: { joy: 11, heart: 5 } },
  { ...CARD, file: 'geek', title: 'The Tutor', by: 9, reactions: { heart: 4 } },
  { ...MEME, file: 'cafeteria', title: 'Lunch report', by: 10, reactions: { joy: 5, surprise: 2 } },
  { ...MEME, file: 'dock', title: 'Counted them twice', by: 6, reactions: { surprise: 12 } },
];

const HOUR_MS = 3_600_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const fileOf = ({ file }: DemoWork): string => hashOf(`demo file ${file}`).slice(0, 32);
const read = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../assets/finished/demo-works/${name}`, import.meta.url)));

/**
 * Hangs up what the demo's citizens made, once: what was taken down since stays down. They have to have profiles.
 *
 * @param db as its owner
 * @param now in milliseconds; the newest was made some hours before
 */
export async function hangWorks(db: Db, now: number): Promise<void> {
  const works = WORKS.map((work, index) => ({
    wallet: citizen(work.by),
    kind: work.kind,
    title: work.title,
    act: hashOf(`demo act ${work.file}`),
    file: fileOf(work),
    width: work.width,
    height: work.height,
    at: new Date(now - (3 + index * 17) * HOUR_MS).toISOString(),
  }));
  const hung = await db.asOwner<{ id: string; file: string }>(
    `insert into app.works (wallet, kind, title, act, file, type, width, height, created_at)
     select wallet, kind, title, act, file, 'image/webp', width, height, at
     from json_to_recordset($1::text::json) as work
       (wallet text, kind text, title text, act text, file text, width int, height int, at timestamptz)
     where exists (select from app.profiles as maker where maker.wallet = work.wallet)
     order by at on conflict do nothing returning id::text as id, file`,
    [JSON.stringify(works)],
  );
  const reactions = hung.flatMap(({ id, file }) =>
    Object.entries(WORKS.find((work) => fileOf(work) === file)?.reactions ?? {}).flatMap(
      ([reaction, count]) =>
        Array.from({ length: count }, (_, index) => ({ work: id, wallet: citizen(index + 1), reaction })),
    ),
  );
  await db.asOwner(
    `insert into app.work_reactions (work, wallet, reaction)
     select work, wallet, reaction from json_to_recordset($1::text::json) as one (work bigint, wallet text, reaction text)
     where exists (select from app.wallets as known where known.wallet = one.wallet) on conflict do nothing`,
    [JSON.stringify(reactions)],
  );
}

/** Puts the pictures of those works into the store, which may be another one than before. */
export async function storeWorks(store: PictureStore): Promise<void> {
  for (const work of WORKS) {
    const { whole, small } = namesOf({ file: fileOf(work), type: 'image/webp', small: 'image/jpeg' });
    await store.put(whole, { bytes: read(`${work.file}.webp`), type: 'image/webp' });
    await store.put(small, { bytes: read(`${work.file}-small.jpg`), type: 'image/jpeg' });
  }
}
