import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DiskAnswer, DiskWriting } from '@shared/contract/system/disk.ts';
import { DOCUMENTS, inFolder } from '@shared/domain/system/disk/entries.ts';
import type { DeskLayout } from '@shared/domain/system/disk/layout.ts';
import { sha256Hex } from '@shared/kernel/sha256.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import type { Api } from '../api/api.ts';
import { createDisk, type DiskService, type Done } from './disk.ts';
import type { LayoutPort } from './followLayout.ts';
import { followWallet } from './followWallet.ts';

afterEach(() => vi.unstubAllGlobals());

const ANN = '0x00000000000000a1';
const BEN = '0x00000000000000b2';

/** Of what its routes take. */
interface Asked {
  readonly wallet: string;
  readonly copy?: string;
  readonly since?: number;
  readonly writings?: readonly DiskWriting[];
}

/** A server that keeps a copy for each wallet as the real one does; `most` bytes of texts. */
function serverOf(most = 10_000) {
  interface Copy {
    version: number;
    readonly news: Map<string, DiskAnswer['news'][number]>;
  }
  const copies = new Map<string, Copy>();
  const of = (wallet: string): Copy => {
    const copy: Copy = copies.get(wallet) ?? { version: 0, news: new Map() };
    copies.set(wallet, copy);
    return copy;
  };
  const server = { isThere: true, asked: 0, atOnce: 0, mostAtOnce: 0 };
  const bytesOf = (wallet: string) =>
    [...of(wallet).news.values()].reduce((sum, { entry }) => sum + (entry?.text?.length ?? 0), 0);
  function write(wallet: string, { id, base, entry }: DiskWriting) {
    const copy = of(wallet);
    const before = copy.news.get(id);
    if ((before?.version ?? 0) !== base) return { id, version: null, refused: 'behind' as const };
    const more = (entry?.text?.length ?? 0) - (before?.entry?.text?.length ?? 0);
    if (more > 0 && bytesOf(wallet) + more > most) return { id, version: null, refused: 'full' as const };
    copy.version += 1;
    const { version } = copy;
    const isNew = entry !== null && (entry.text ?? entry.picture) !== null;
    const content = isNew ? version : (before?.entry?.content ?? version);
    const text = isNew ? entry.text : (before?.entry?.text ?? null);
    const picture = isNew ? entry.picture : (before?.entry?.picture ?? null);
    copy.news.set(id, { id, version, entry: entry && { ...entry, content, text, picture } });
    return { id, version, refused: null };
  }
  const pictures = new Map<string, string>();
  const reachable = store(true);
  const call = async (route: string, input: unknown) => {
    server.asked += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, (server.atOnce += 1));
    await new Promise((done) => setTimeout(done));
    server.atOnce -= 1;
    reachable.set(server.isThere);
    if (!server.isThere) return fail('NETWORK', 'gone');
    const { wallet, copy: known, since = 0, writings = [] } = input as Asked;
    // There is none until something was written.
    const copyNow = () => (of(wallet).version > 0 ? '00000000-0000-4000-8000-000000000000' : null);
    if (route === 'POST /api/disk/pictures') {
      const { picture } = input as { picture: string };
      if (picture.length > most) return fail('CONFLICT', 'full');
      const hash = sha256Hex(Buffer.from(picture, 'base64'));
      pictures.set(hash, picture);
      return ok({ success: true, hash });
    }
    if (route === 'GET /api/disk/picture') {
      const picture = pictures.get((input as { hash: string }).hash);
      return picture === undefined
        ? fail('NOT_FOUND', 'none')
        : ok({ success: true, type: 'image/png', picture });
    }
    if (route === 'POST /api/disk') {
      const outcomes = writings.map((one) => write(wallet, one));
      return ok({ success: true, copy: copyNow(), outcomes });
    }
    const copy = copyNow();
    const isWhole = copy === null || known !== copy;
    const news = [...of(wallet).news.values()].filter(({ version, entry }) =>
      isWhole ? entry !== null : version > since,
    );
    const told = { copy, since: of(wallet).version, isWhole, news };
    return ok({ success: true, ...told, bytes: bytesOf(wallet), pictureBytes: 0 });
  };
  // The two routes that are called of all that the contract has.
  return { server, api: { call: call as unknown as Api['call'], reachable } };
}
type Server = ReturnType<typeof serverOf>;

/** The layout of a browser's desktop. */
function layoutOf(): LayoutPort & { move(layout: DeskLayout): void } {
  const state = store<DeskLayout>({ places: {}, hidden: [] });
  let owner: string | null = null;
  const left = new Map<string, DeskLayout>();
  return {
    get: state.get,
    subscribe: state.subscribe,
    owner: () => owner,
    own: (wallet) => void (owner = wallet),
    left: (wallet) => left.get(wallet) ?? null,
    leave: (wallet, layout) => void (layout === null ? left.delete(wallet) : left.set(wallet, layout)),
    set(layout, wallet) {
      owner = wallet;
      left.delete(wallet);
      state.set(layout);
    },
    move: state.set,
  };
}

/** A page of a browser, whose disk is read. */
async function pageOf({ api }: Server, browser = fakeBrowser(), layout: LayoutPort = layoutOf()) {
  const tabs = browser.tab();
  const disk = createDisk({ tabs, storage: null });
  await disk.opened;
  const page = new EventTarget();
  followWallet({ disk, api, tabs, layout, random: () => 0, page, pauseMs: 0 });
  return disk;
}
/** The same in a browser of its own. */
async function deviceOf(server: Server, layout = layoutOf()) {
  fakeDatabase();
  return pageOf(server, fakeBrowser(), layout);
}
function value<Value>(done: Done<Value>): Value {
  if (!done.ok) throw new Error(done.error);
  return done.value;
}
const save = async (disk: DiskService, name: string, content: string) =>
  value(await disk.save({ folder: DOCUMENTS, name, content }));
const names = (disk: DiskService) =>
  inFolder(disk.get().entries, DOCUMENTS)
    .map(({ name }) => name)
    .toSorted();
const isKept = (disk: DiskService) =>
  vi.waitFor(() => {
    expect(disk.following.get().status).toBe('kept');
    expect(disk.following.get().unsent.size).toBe(disk.following.get().stuck.size);
  });
const look = async (disk: DiskService): Promise<void> => {
  await disk.belongsTo(null);
  await disk.belongsTo(ANN);
  await isKept(disk);
};

describe("a disk that is a wallet's", () => {
  it('is the same on two devices, and no words of either are lost (DISK-21)', async () => {
    const server = serverOf();
    const home = await deviceOf(server);
    await home.belongsTo(ANN);
    const { id } = await save(home, 'note.txt', 'one');
    await isKept(home);
    const school = await deviceOf(server);
    await school.belongsTo(ANN);
    await vi.waitFor(() => expect(names(school)).toEqual(['note.txt']));
    expect(value(await school.content(id))).toBe('one');
    await isKept(school);

    server.server.isThere = false;
    const over = { id, version: 1 };
    value(await home.save({ folder: DOCUMENTS, name: 'note.txt', content: 'of home', over }));
    value(await school.save({ folder: DOCUMENTS, name: 'note.txt', content: 'of school', over }));
    await vi.waitFor(() => expect(home.following.get().status).toBe('waiting'));
    await vi.waitFor(() => expect(school.following.get().status).toBe('waiting'));
    expect([...home.following.get().unsent]).toEqual([id]);
    server.server.isThere = true;
    await look(home);
    await look(school);
    await look(home);
    expect(names(home)).toEqual(['note (from another computer).txt', 'note.txt']);
    expect(names(school)).toEqual(names(home));
    const words = (disk: DiskService) =>
      Promise.all(
        inFolder(disk.get().entries, DOCUMENTS).map(async (one) => value(await disk.content(one.id))),
      );
    expect((await words(school)).toSorted()).toEqual(['of home', 'of school']);
    expect((await words(home)).toSorted()).toEqual(['of home', 'of school']);
  });

  it('goes along as soon as the server is back (DISK-21)', async () => {
    const server = serverOf();
    server.server.isThere = false;
    const disk = await deviceOf(server);
    await disk.belongsTo(ANN);
    await save(disk, 'a.txt', 'a');
    await vi.waitFor(() => expect(disk.following.get().status).toBe('waiting'));
    server.server.isThere = true;
    server.api.reachable.set(true);
    await isKept(disk);
  });

  it('is brought together by one tab at a time, and shown by all (DISK-6, DISK-21)', async () => {
    const server = serverOf();
    fakeDatabase();
    const browser = fakeBrowser();
    const [one, other] = [await pageOf(server, browser), await pageOf(server, browser)];
    await one.belongsTo(ANN);
    await save(one, 'a.txt', 'a');
    await vi.waitFor(() => expect(names(other)).toEqual(['a.txt']));
    await save(other, 'b.txt', 'b');
    await isKept(one);
    await isKept(other);
    await vi.waitFor(() => expect(names(one)).toEqual(['a.txt', 'b.txt']));
    await isKept(one);
    expect(server.server.mostAtOnce).toBe(1);
    // Nothing more is asked while nothing changes.
    const { asked } = server.server;
    await one.again();
    await other.again();
    await isKept(one);
    expect(server.server.asked).toBe(asked);
  });

  it('is seen by its wallet alone, until they sign out, and what a guest made by all (DISK-19)', async () => {
    const server = serverOf();
    const disk = await deviceOf(server);
    await save(disk, 'guest.txt', 'of the browser');
    await disk.belongsTo(ANN);
    await save(disk, 'ann.txt', 'of Ann');
    await isKept(disk);
    await disk.belongsTo(BEN);
    expect(names(disk)).toEqual(['guest.txt']);
    await save(disk, 'ann.txt', 'of Ben');
    await isKept(disk);
    await disk.belongsTo(null);
    expect(names(disk)).toEqual(['guest.txt']);
    await disk.belongsTo(ANN);
    expect(names(disk)).toEqual(['ann.txt', 'guest.txt']);
    const elsewhere = await deviceOf(server);
    await elsewhere.belongsTo(BEN);
    await vi.waitFor(() => expect(names(elsewhere)).toEqual(['ann.txt']));
    const [file] = inFolder(elsewhere.get().entries, DOCUMENTS);
    expect(value(await elsewhere.content(file?.id ?? ''))).toBe('of Ben');
  });

  it('has what a guest made once the person says so (DISK-20)', async () => {
    const server = serverOf();
    const disk = await deviceOf(server);
    await save(disk, 'guest.txt', 'of the browser');
    await disk.belongsTo(ANN);
    await isKept(disk);
    value(await disk.keepWithWallet());
    await isKept(disk);
    const elsewhere = await deviceOf(server);
    await elsewhere.belongsTo(ANN);
    await vi.waitFor(() => expect(names(elsewhere)).toEqual(['guest.txt']));
    await disk.belongsTo(null);
    expect(names(disk)).toEqual([]);
  });

  it('has its icons where they were put in any browser, each of its own (DISK-21)', async () => {
    const server = serverOf();
    const [here, there] = [layoutOf(), layoutOf()];
    const at = (column: number) => ({ column, row: 0 });
    const home = await deviceOf(server, here);
    here.move({ places: { paint: at(3) }, hidden: [] });
    await home.belongsTo(ANN);
    await isKept(home);
    const school = await deviceOf(server, there);
    await school.belongsTo(ANN);
    await vi.waitFor(() => expect(there.get().places).toEqual({ paint: at(3) }));
    await isKept(school);
    server.server.isThere = false;
    here.move({ places: { paint: at(3), radio: at(4) }, hidden: [] });
    there.move({ places: { paint: at(5) }, hidden: ['fund'] });
    await vi.waitFor(() => expect(school.following.get().status).toBe('waiting'));
    await vi.waitFor(() => expect(home.following.get().status).toBe('waiting'));
    server.server.isThere = true;
    for (const one of [home, school, home]) await look(one);
    const both = { places: { paint: at(5), radio: at(4) }, hidden: ['fund'] };
    expect([here.get(), there.get()]).toEqual([both, both]);
    // Another wallet that comes to this browser has its own, or none.
    await home.belongsTo(BEN);
    await isKept(home);
    here.move({ places: { paint: at(1) }, hidden: [] });
    await look(school);
    expect(there.get()).toEqual(both);
    await look(home);
    expect(here.get()).toEqual(both);
    expect(names(school)).toEqual([]);
  });

  it('has its icons where they were put and not yet sent when another wallet has moved icons (DISK-21)', async () => {
    const server = serverOf();
    const layout = layoutOf();
    const at = (column: number) => ({ places: { paint: { column, row: 0 } }, hidden: [] });
    const disk = await deviceOf(server, layout);
    await disk.belongsTo(ANN);
    layout.move(at(1));
    await isKept(disk);
    server.server.isThere = false;
    layout.move(at(2));
    await vi.waitFor(() => expect(disk.following.get().status).toBe('waiting'));
    await disk.belongsTo(BEN);
    layout.move(at(3));
    await vi.waitFor(() => expect(disk.following.get().status).toBe('waiting'));
    await disk.belongsTo(ANN);
    await vi.waitFor(() => expect(layout.get()).toEqual(at(2)));
    await disk.belongsTo(BEN);
    server.server.isThere = true;
    await vi.waitFor(() => expect(layout.get()).toEqual(at(3)));
    await isKept(disk);
    await look(disk);
    expect(layout.get()).toEqual(at(2));
    const school = layoutOf();
    const elsewhere = await deviceOf(server, school);
    await elsewhere.belongsTo(ANN);
    await vi.waitFor(() => expect(school.get()).toEqual(at(2)));
    // What was sent is not kept aside.
    expect([layout.left(ANN), layout.left(BEN)]).toEqual([null, null]);
  });

  it('says that the layout of the desktop stays behind, until there is room (DISK-22)', async () => {
    const server = serverOf(10);
    const layout = layoutOf();
    const disk = await deviceOf(server, layout);
    await disk.belongsTo(ANN);
    layout.move({ places: { paint: { column: 3, row: 0 } }, hidden: [] });
    await vi.waitFor(() => expect(disk.following.get().layout).toBe('full'));
    layout.move({ places: {}, hidden: [] });
    await vi.waitFor(() => expect(disk.following.get().layout).toBe(null));
  });

  it('has its pictures in every browser, each fetched when it is opened first (DISK-23)', async () => {
    const server = serverOf();
    const home = await deviceOf(server);
    await home.belongsTo(ANN);
    const picture = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/png' });
    const { id } = value(await home.save({ folder: DOCUMENTS, name: 'a.png', content: picture(300) }));
    await isKept(home);
    const large = value(await home.save({ folder: DOCUMENTS, name: 'b.png', content: picture(20_000) }));
    await vi.waitFor(() => expect(home.following.get().stuck.get(large.id)).toBe('full-pictures'));
    const school = await deviceOf(server);
    await school.belongsTo(ANN);
    await vi.waitFor(() => expect(names(school)).toEqual(['a.png']));
    await isKept(school);
    server.server.isThere = false;
    expect(await school.content(id)).toEqual({ ok: false, error: 'away' });
    expect(await school.copy([id], 'pictures')).toEqual({ ok: false, error: 'away' });
    server.server.isThere = true;
    value(await school.copy([id], 'pictures'));
    server.server.isThere = false;
    for (const one of [id, inFolder(school.get().entries, 'pictures')[0]?.id ?? '']) {
      const found = value(await school.content(one));
      expect(found instanceof Blob && found.size).toBe(300);
    }
  });

  it('says which file does not fit, and takes it along once there is room (DISK-22)', async () => {
    const server = serverOf(10);
    const disk = await deviceOf(server);
    await disk.belongsTo(ANN);
    const small = await save(disk, 'small.txt', '12345678');
    await isKept(disk);
    const large = await save(disk, 'large.txt', '1234567');
    await vi.waitFor(() => expect(disk.following.get().stuck.get(large.id)).toBe('full'));
    await isKept(disk);
    const huge = await save(disk, 'huge.txt', 'x'.repeat(300_000));
    await vi.waitFor(() => expect(disk.following.get().stuck.get(huge.id)).toBe('large'));
    const content = new Blob([new Uint8Array([255])]);
    const none = await disk.save({ folder: DOCUMENTS, name: 'no.csv', content });
    await vi.waitFor(() => expect(disk.following.get().stuck.get(value(none).id)).toBe('not-it'));
    value(await disk.remove([small.id]));
    await vi.waitFor(() => expect(disk.following.get().stuck.has(large.id)).toBe(false));
    await isKept(disk);
  });
});

it('takes over a disk of the version before, which is of the browser (DISK-7, DISK-19)', async () => {
  fakeDatabase();
  const before = await openDB('disk', 1, {
    upgrade(database) {
      for (const name of ['entries', 'contents']) database.createObjectStore(name);
    },
  });
  const lying = { id: 'a', name: 'old.txt', folder: DOCUMENTS, made: 1, changed: 1 };
  await before.put('entries', { kind: 'file', size: 3, version: 4, ...lying }, 'a');
  await before.put('contents', 'old', 'a');
  before.close();
  const server = serverOf();
  const disk = await pageOf(server);
  await disk.belongsTo(ANN);
  await isKept(disk);
  expect(names(disk)).toEqual(['old.txt']);
  expect(value(await disk.content('a'))).toBe('old');
  expect(disk.get().entries.get('a')).not.toHaveProperty('of');
});
