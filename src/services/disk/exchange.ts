import type { DiskOutcome, DiskWriting } from '@shared/contract/system/disk.ts';
import type { Base, DiskChange } from '@shared/domain/system/disk/changes.ts';
import type { DiskEntries } from '@shared/domain/system/disk/entries.ts';
import {
  baseAfter,
  goingOf,
  takenOver,
  type Following,
  type Going,
  type News,
} from '@shared/domain/system/disk/follow.ts';
import { LAYOUT_ID } from '@shared/domain/system/disk/layout.ts';
import { randomId } from '../../kernel/randomId.ts';
import type { Api } from '../api/api.ts';
import type { DiskService, FollowState, StuckReason } from './disk.ts';
import { layoutBase, layoutGoing, showOwnLayout, takeLayout, type LayoutPort } from './followLayout.ts';
import { saysSame, writingOf } from './going.ts';
import { sendPicture } from './pictures.ts';
import type { Content } from './store.ts';

/** Of one request: how many changes, and letters of JSON, of which the server takes some more. */
const MOST_WRITINGS = 100;
const MOST_LETTERS = 400_000;
/** How often one exchange goes on by itself: where two browsers write at once the slower one asks again. */
const MOST_ROUNDS = 20;

interface Parts {
  readonly disk: DiskService;
  readonly api: Pick<Api, 'call'>;
  readonly layout: LayoutPort;
  /** Which version of what did not go, and how much the wallet kept then: with more room it is tried again. */
  readonly stuckAs: Map<string, string>;
}

/** What lies in this browser, and what it knows of the wallet's copy. */
interface Here {
  readonly all: DiskEntries;
  readonly following: Following;
}

const NOTHING: DiskChange = { put: [] };

const show = ({ following }: DiskService, change: Partial<FollowState>): void =>
  following.set({ ...following.get(), ...change });
const isOf = (disk: DiskService, wallet: string): boolean => disk.get().owner === wallet;

/**
 * Takes in what is new in the wallet's copy, then sends what is new here, until both are the same but for what does not go
 * along (DISK-21). Answers whether they are.
 *
 * @param isLooking true: the server is asked also where nothing is to go there
 */
export async function bringTogether(parts: Parts, wallet: string, isLooking: boolean): Promise<boolean> {
  const { disk } = parts;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round > 0 || isLooking) {
      if (!(await takeNews(parts, wallet))) return false;
    }
    const sent = await sendSome(parts, wallet);
    if (sent !== 'more') return sent === 'done';
    if (!isOf(disk, wallet)) return false;
  }
  return true;
}

async function hereOf(disk: DiskService, wallet: string): Promise<Here | null> {
  let here: Here | null = null;
  const done = await disk.follow(wallet, (all, following) => {
    here = { all, following };
    return NOTHING;
  });
  return done.ok ? here : null;
}

/** Notes what is still to go to the wallet's copy, and answers it. */
export async function noteUnsent(
  disk: DiskService,
  wallet: string,
): Promise<(Here & { going: readonly Going[] }) | null> {
  const here = await hereOf(disk, wallet);
  if (here === null) return null;
  const going = goingOf(here.all, here.following, wallet);
  if (isOf(disk, wallet)) show(disk, { unsent: new Set(going.map(({ id }) => id)) });
  return { ...here, going };
}

async function takeNews({ disk, api, layout }: Parts, wallet: string): Promise<boolean> {
  const here = await hereOf(disk, wallet);
  if (here === null) return false;
  showOwnLayout(layout, wallet, here.following);
  const known = here.following.mark;
  const copy = known?.copy ?? null;
  const answer = await api.call('GET /api/disk', {
    wallet,
    ...(copy !== null && { copy }),
    since: known?.since ?? 0,
  });
  if (!answer.ok || !isOf(disk, wallet)) return false;
  const { bytes, pictureBytes, isWhole, news, ...told } = answer.value;
  show(disk, { counted: { bytes, pictureBytes } });
  const mark = { copy: told.copy, since: told.since };
  if (news.length === 0 && known?.copy === mark.copy && known.since === mark.since) return true;
  const isSame = await sameHere(disk, news, here, wallet);
  const laid = takeLayout(layout, wallet, here.following, news);
  const done = await disk.follow(wallet, (all, following) => {
    const told = { mark, isWhole, news };
    const change = takenOver(all, following, told, { wallet, newId: randomId, isSame });
    const { put = [], remove = [] } = change.followed ?? {};
    return { ...change, followed: { wallet, put: new Map([...put, ...laid]), remove, mark } };
  });
  return done.ok;
}

/** Of the files that were saved on both sides: which of them say the same. */
async function sameHere(
  disk: DiskService,
  news: readonly News[],
  { all, following }: Here,
  wallet: string,
): Promise<(id: string) => boolean> {
  const saved = goingOf(all, following, wallet).filter(({ isSaved }) => isSaved);
  const going = new Set(saved.map(({ id }) => id));
  const same = new Set<string>();
  for (const { id, entry } of news) {
    if (entry === null || !going.has(id)) continue;
    const content = await disk.content(id);
    if (content.ok && (await saysSame(content.value, entry))) same.add(id);
  }
  return (id) => same.has(id);
}

/** Sends the next of what is to go: `more` where something may be left, `failed` where the server was not reached. */
async function sendSome(parts: Parts, wallet: string): Promise<'done' | 'more' | 'failed'> {
  const { disk, api } = parts;
  const here = await noteUnsent(disk, wallet);
  if (here === null) return 'failed';
  const portion = await portionOf(parts, wallet, here.going);
  if (portion === null) return 'failed';
  const { writings, sent, isMore } = portion;
  const laid = layoutGoing(parts.layout, wallet, here.following);
  if (laid !== null && writings.length < MOST_WRITINGS) writings.push(laid);
  else show(disk, { layout: null });
  if (writings.length === 0) return 'done';
  const copy = here.following.mark?.copy ?? null;
  const answer = await api.call('POST /api/disk', { wallet, copy, writings });
  if (!answer.ok || !isOf(disk, wallet)) return 'failed';
  const { outcomes } = answer.value;
  for (const { id, refused } of outcomes) {
    if (refused === 'behind') continue;
    const reason = refused === 'no-picture' ? 'not-it' : refused;
    const one = sent.get(id);
    if (one !== undefined) stick(parts, one, reason);
    else if (id === LAYOUT_ID) show(disk, { layout: reason });
  }
  const laidAs = outcomes.find(({ id }) => id === LAYOUT_ID)?.version ?? null;
  if (laidAs !== null) parts.layout.own(wallet);
  const kept = await disk.follow(wallet, (_all, following) => {
    const { put, remove } = basesAfter(following, sent, writings, outcomes);
    if (laid !== null && laidAs !== null) put.set(LAYOUT_ID, layoutBase(laidAs, laid));
    return { put: [], followed: { wallet, put, remove, mark: following.mark } };
  });
  if (!kept.ok) return 'failed';
  await noteUnsent(disk, wallet);
  // With what went the wallet has less room, or more.
  return isMore || outcomes.some(({ refused }) => refused === null || refused === 'behind') ? 'more' : 'done';
}

interface Portion {
  readonly writings: DiskWriting[];
  readonly sent: ReadonlyMap<string, Going>;
  readonly isMore: boolean;
}

/** As much of what is to go as one request takes. Null: the server could not be reached. */
async function portionOf(parts: Parts, wallet: string, going: readonly Going[]): Promise<Portion | null> {
  const { api, disk, stuckAs } = parts;
  const { stuck } = disk.following.get();
  const left = new Map([...stuck].filter(([id]) => going.some((one) => one.id === id)));
  if (left.size < stuck.size) show(disk, { stuck: left });
  const sent = new Map<string, Going>();
  const writings: DiskWriting[] = [];
  let letters = 0;
  for (const one of going) {
    if (left.has(one.id) && stuckAs.get(one.id) === stampOf(disk, one)) continue;
    const writing = await writingOf(
      one,
      (id) => contentHere(disk, id),
      (content) => sendPicture(api, wallet, content),
    );
    if (writing === null) return null;
    if (writing === 'gone') continue;
    const length = writing.ok ? JSON.stringify(writing.value).length : 0;
    if (!writing.ok || length > MOST_LETTERS) {
      stick(parts, one, writing.ok ? 'large' : writing.error);
      continue;
    }
    if (writings.length === MOST_WRITINGS || letters + length > MOST_LETTERS)
      return { writings, sent, isMore: true };
    letters += length;
    writings.push(writing.value);
    sent.set(one.id, one);
  }
  return { writings, sent, isMore: false };
}

/** Keeps why something did not go; null: it did. */
function stick({ disk, stuckAs }: Parts, one: Going, reason: StuckReason | null): void {
  const stuck = new Map(disk.following.get().stuck);
  if (reason === null && !stuck.has(one.id)) return;
  if (reason === null) stuck.delete(one.id);
  else {
    stuck.set(one.id, reason);
    stuckAs.set(one.id, stampOf(disk, one));
  }
  show(disk, { stuck });
}

const stampOf = ({ following }: DiskService, { entry }: Going): string =>
  JSON.stringify([following.get().counted, entry]);

async function contentHere(disk: DiskService, id: string): Promise<Content | null> {
  const found = await disk.content(id);
  return found.ok ? found.value : null;
}

function basesAfter(
  { bases }: Following,
  sent: ReadonlyMap<string, Going>,
  writings: readonly DiskWriting[],
  outcomes: readonly DiskOutcome[],
): { readonly put: Map<string, Base>; readonly remove: readonly string[] } {
  const put = new Map<string, Base>();
  const remove: string[] = [];
  const pictures = new Map(writings.map(({ id, entry }) => [id, entry?.picture ?? null]));
  for (const { id, version } of outcomes) {
    const going = sent.get(id);
    if (going === undefined || version === null) continue;
    const base = baseAfter(going, version, bases.get(id));
    if (base === null) remove.push(id);
    else put.set(id, going.isSaved ? { ...base, picture: pictures.get(id) ?? null } : base);
  }
  return { put, remove };
}
