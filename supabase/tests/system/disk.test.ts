import { expect, it, onTestFinished } from 'vitest';
import type { PictureBytes } from '@shared/chain/pictures.ts';
import {
  DiskAnswer,
  DiskPictureAnswer,
  DiskPictureKept,
  DiskWrittenAnswer,
  type DiskWriting,
} from '@shared/contract/system/disk.ts';
import { Done } from '@shared/contract/values.ts';
import { FOLLOW_MOST } from '@shared/domain/system/disk/follow.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { OF_RULES, onBothEngines, onPglite, onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

type Entry = NonNullable<DiskWriting['entry']>;

const text = (words: string, changes: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'file', name: 'note.txt', folder: 'documents', lay: null, made: 1, changed: 2 },
  ...{ size: words.length, text: words, picture: null, ...changes },
});
const folder = (name: string, within: string): Entry => ({
  ...{
    kind: 'folder',
    name,
    folder: within,
    lay: null,
    made: 1,
    changed: 1,
    size: 0,
    text: null,
    picture: null,
  },
});

const read = async (browser: Visitor, copy: string | null = null, since = 0) => {
  const known = copy === null ? '' : `&copy=${copy}&since=${since}`;
  return (await browser.get(`/api/disk?wallet=${walletOf(browser)}${known}`)).as(DiskAnswer);
};
const send = (browser: Visitor, writings: readonly DiskWriting[], copy: string | null = null) =>
  browser.post('/api/disk', { wallet: walletOf(browser), copy, writings });
const write = async (browser: Visitor, ...writings: readonly DiskWriting[]) =>
  (await send(browser, writings))
    .as(DiskWrittenAnswer)
    .outcomes.map(({ id, version, refused }) => [id, version ?? refused] as const);

onProductionEngine('the disk of a wallet', (open) => {
  const product = startProduct(open);

  it('is read whole, and then as far as it changed (DISK-21)', async () => {
    const ann = await product.member();
    expect(await read(ann)).toMatchObject({ copy: null, since: 0, news: [] });
    const done = await write(
      ann,
      { id: 'f', base: 0, entry: folder('Poems', 'documents') },
      { id: 'a', base: 0, entry: text('Müsli', { folder: 'f' }) },
    );
    expect(done).toEqual([
      ['f', 1],
      ['a', 2],
    ]);
    const first = await read(ann);
    expect(first).toMatchObject({ since: 2, isWhole: true, bytes: 64 + 5 + 64 + 8 + 6 });
    expect(first.news.map(({ id, entry }) => [id, entry?.text])).toEqual([
      ['f', null],
      ['a', 'Müsli'],
    ]);
    await write(ann, { id: 'a', base: 2, entry: text('', { name: 'other.txt', text: null }) });
    await write(ann, { id: 'f', base: 1, entry: null });
    const later = await read(ann, first.copy, first.since);
    expect(later).toMatchObject({ since: 4, isWhole: false });
    expect(later.news).toMatchObject([
      { id: 'a', version: 3, entry: { name: 'other.txt', content: 2, text: 'Müsli' } },
      { id: 'f', version: 4, entry: null },
    ]);
    expect((await read(ann, first.copy, 99)).isWhole).toBe(true);
  });

  it('takes a change of what a browser has seen alone, once, whoever else writes (DISK-21)', async () => {
    const ann = await product.member();
    await write(ann, { id: 'a', base: 0, entry: text('one') });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { wallet: walletOf(ann), copy: null, writings: [{ id: 'a', base: 1, entry: text('two') }] };
    for (let time = 0; time < 2; time += 1) {
      const { outcomes } = (await ann.post('/api/disk', body, key)).as(DiskWrittenAnswer);
      expect(outcomes).toEqual([{ id: 'a', version: 2, refused: null }]);
    }
    expect(await write(ann, { id: 'a', base: 1, entry: text('three') })).toEqual([['a', 'behind']]);
    expect(await write(ann, { id: 'a', base: 1, entry: null })).toEqual([['a', 'behind']]);
    expect(await write(ann, { id: 'b', base: 3, entry: text('new') })).toEqual([['b', 'behind']]);
    // Ten at once, of which each was told the same version.
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => write(ann, { id: 'a', base: 2, entry: text(`at once ${nth}`) })),
    );
    expect(all.filter(([one]) => one?.[1] === 3)).toHaveLength(1);
    expect((await read(ann)).news).toHaveLength(1);
    expect(await write(ann, { id: 'a', base: 3, entry: null })).toEqual([['a', 4]]);
    expect(await write(ann, { id: 'a', base: 0, entry: text('back') })).toEqual([['a', 'behind']]);
    expect(await write(ann, { id: 'a', base: 4, entry: text('back') })).toEqual([['a', 5]]);
  });

  it('keeps 256 KB, 1,000 things and folders 32 deep, and says what does not fit (DISK-22)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await product.member();
    const half = 'x'.repeat(FOLLOW_MOST.bytes / 2 - 64 - 8);
    expect(await write(ann, { id: 'a', base: 0, entry: text(half) })).toEqual([['a', 1]]);
    expect(await write(ann, { id: 'b', base: 0, entry: text(half, { name: 'more.txt' }) })).toEqual([
      ['b', 2],
    ]);
    const none = { id: 'd', base: 0, entry: text('') };
    expect(await write(ann, none)).toEqual([['d', 'full']]);
    expect(await write(ann, { id: 'b', base: 2, entry: null }, none)).toEqual([
      ['b', 3],
      ['d', 4],
    ]);
    expect((await read(ann)).bytes).toBe(FOLLOW_MOST.bytes / 2 + 64 + 8);

    const ben = await product.member();
    const things = Array.from({ length: FOLLOW_MOST.entries }, (_, nth) => ({
      ...{ id: `f${nth}`, base: 0, entry: folder(`Folder ${nth}`, nth % 40 === 0 ? 'c' : `f${nth - 1}`) },
    }));
    const outcomes: unknown[] = [];
    for (let at = 0; at < things.length; at += 100)
      outcomes.push(...(await write(ben, ...things.slice(at, at + 100))).map(([, outcome]) => outcome));
    // Those whose folder was not taken in lie in none that is known.
    expect(outcomes.filter((one) => one === 'deep').length).toBeGreaterThan(0);
    const { news } = await read(ben);
    const more = Array.from({ length: 100 }, (_, nth) => ({
      id: `m${nth}`,
      base: 0,
      entry: folder(`${nth}`, 'c'),
    }));
    const last = await write(ben, ...more);
    expect(last.filter(([, one]) => one === 'many')).toHaveLength(news.length + 100 - FOLLOW_MOST.entries);
    // Two folders that are put into each other are no deeper for it.
    expect(
      await write(
        ann,
        { id: 'x', base: 0, entry: folder('X', 'y') },
        { id: 'y', base: 0, entry: folder('Y', 'x') },
      ),
    ).toEqual([
      ['x', 5],
      ['y', 6],
    ]);
  });

  it('refuses what is no name, no text, no place and no wallet of the caller (DISK-2)', async () => {
    const [ann, ben] = [await product.member(), await product.member()];
    const wrong: readonly Entry[] = [
      ...['a/b.txt', ' a.txt', 'a.', '', 'x'.repeat(61), 'a\u0000'].map((name) => text('a', { name })),
      ...['\u0000', '\ud800'].map((words) => text(words)),
      text('a', { folder: '../c' }),
      text('a', { made: -1 }),
    ];
    for (const entry of wrong) {
      expect((await send(ann, [{ id: 'a', base: 0, entry }])).refused()).toEqual([400, 'BAD_REQUEST']);
    }
    expect(await write(ann, { id: 'documents', base: 0, entry: folder('Documents', 'c') })).toEqual([
      ['documents', 'behind'],
    ]);
    expect(
      await write(ann, { id: 'p', base: 0, entry: text('', { text: null, picture: 'a'.repeat(64) }) }),
    ).toEqual([['p', 'no-picture']]);
    await write(ann, { id: 'a', base: 0, entry: text('Anns') });
    const asked = { wallet: walletOf(ann), copy: null, writings: [{ id: 'a', base: 1, entry: null }] };
    expect((await ben.post('/api/disk', asked)).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await write(ben, { id: 'a', base: 1, entry: null })).toEqual([['a', 'behind']]);
    expect((await read(ann)).news).toHaveLength(1);
    const own = await product.db.transaction(walletOf(ben), (tx) =>
      tx.query('select from app.disk_entries', []),
    );
    expect(own).toEqual([]);
  });

  it('is given and deleted with what the person wrote, and no browser puts it back (WORDS-1, WORDS-2)', async () => {
    const ann = await product.member();
    await write(ann, { id: 'a', base: 0, entry: text('My secret plan') });
    const { copy } = await read(ann);
    const words = await ann.get(`/api/words?wallet=${walletOf(ann)}`);
    expect(words.text).toContain('My secret plan');
    (await ann.post('/api/words/deletion', { wallet: walletOf(ann) })).as(Done);
    expect(await read(ann, copy, 1)).toMatchObject({ copy: null, isWhole: true, news: [] });
    const late = await send(ann, [{ id: 'a', base: 1, entry: text('My secret plan') }], copy);
    expect(late.as(DiskWrittenAnswer)).toEqual({
      success: true,
      copy: null,
      outcomes: [{ id: 'a', version: null, refused: 'behind' }],
    });
    await write(ann, { id: 'b', base: 0, entry: text('New') });
    expect((await read(ann)).copy).not.toBe(copy);
  });

  it('tells everything to a browser that has read nothing since deletions that are known no more (DISK-21)', async () => {
    const ann = await product.member();
    await write(ann, { id: 'a', base: 0, entry: text('a') });
    const { copy } = await read(ann);
    await product.db.asOwner(
      `insert into app.disk_deletions (wallet, id, version) select $1, 'd' || n, n from generate_series(2, 2100) as n`,
      [walletOf(ann)],
    );
    await product.db.asOwner('update app.disks set version = 2100 where wallet = $1', [walletOf(ann)]);
    await write(ann, { id: 'b', base: 0, entry: text('b') });
    expect(await read(ann, copy, 50)).toMatchObject({ isWhole: true, since: 2101 });
    expect(await read(ann, copy, 2000)).toMatchObject({ isWhole: false });
  });
});

/** A PNG as far as its header says, with so many bytes. */
const pngOf = (bytes: number, mark: number): string => {
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const file = Buffer.alloc(bytes, mark);
  file.set([...start, 0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0]);
  return file.toString('base64');
};

onProductionEngine('the pictures of a disk', (open) => {
  const pictures = new Map<string, PictureBytes>();
  const product = startProduct(open, {
    pictureStore: {
      put: async (name, picture) => (pictures.set(name, picture), ok(null)),
      read: async (name) => {
        const found = pictures.get(name);
        return found === undefined ? fail('NOT_FOUND', 'none') : ok(found);
      },
      remove: async (names) => {
        for (const name of names) pictures.delete(name);
        return ok(null);
      },
    },
  });
  const keep = (browser: Visitor, picture: string) =>
    browser.post('/api/disk/pictures', { wallet: walletOf(browser), picture });
  const hashOf = async (browser: Visitor, picture: string) =>
    (await keep(browser, picture)).as(DiskPictureKept).hash;
  const see = (browser: Visitor, hash: string) =>
    browser.get(`/api/disk/picture?wallet=${walletOf(browser)}&hash=${hash}`);

  it('are kept as they came, once, for their wallet alone, and go with what it deletes (DISK-23, WORDS-2)', async () => {
    const [ann, ben] = [await product.member(), await product.member()];
    const picture = pngOf(200, 1);
    const hash = await hashOf(ann, picture);
    expect(await hashOf(ann, picture)).toBe(hash);
    expect(pictures.size).toBe(1);
    const entry = text('', { name: 'a.png', text: null, picture: hash, size: 200 });
    expect(await write(ann, { id: 'p', base: 0, entry })).toEqual([['p', 1]]);
    expect((await read(ann)).news[0]?.entry).toMatchObject({ picture: hash, text: null });
    expect((await see(ann, hash)).as(DiskPictureAnswer)).toMatchObject({ type: 'image/png', picture });
    expect((await see(ben, hash)).refused()).toEqual([404, 'NOT_FOUND']);
    expect(await write(ben, { id: 'p', base: 0, entry })).toEqual([['p', 'no-picture']]);
    (await ann.post('/api/words/deletion', { wallet: walletOf(ann) })).as(Done);
    expect(pictures.size).toBe(0);
  });

  it('are pictures by their content, and at most 10 MB, of which what is in no file counts no more (DISK-23)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await product.member();
    const html = Buffer.from('<svg onload="alert(1)">').toString('base64');
    expect((await keep(ann, html)).refused()).toEqual([400, 'BAD_REQUEST']);
    const four = 4 * 1024 * 1024;
    const hash = await hashOf(ann, pngOf(four, 1));
    await hashOf(ann, pngOf(four, 2));
    await write(ann, { id: 'p', base: 0, entry: text('', { name: 'a.png', text: null, picture: hash }) });
    expect((await keep(ann, pngOf(four, 3))).refused()).toEqual([409, 'CONFLICT']);
    product.passTime(3_700_000);
    // Her session of before is over.
    const later = await product.member(walletOf(ann));
    await hashOf(later, pngOf(four, 3));
    expect([pictures.size, (await read(later)).pictureBytes]).toEqual([2, 2 * four]);
  });
});

onBothEngines('the tables of the disk', (open) => {
  it('have the last word on how much a wallet keeps (DISK-22)', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const wallet = '0x00000000000000d1';
    await db.asOwner('insert into app.wallets (wallet) values ($1)', [wallet]);
    await db.asOwner('insert into app.disks (wallet) values ($1)', [wallet]);
    const put = (id: string, letters: number) =>
      db.asOwner(
        `insert into app.disk_entries (wallet, id, version, content, kind, name, folder, made, changed, size, text)
         values ($1, $2, 1, 1, 'file', $2, 'c', 0, 0, 0, repeat('x', $3::text::int))`,
        [wallet, id, String(letters)],
      );
    await put('a', 200_000);
    await expect(put('b', 62_100)).rejects.toThrow(/262144 bytes/);
    await expect(
      db.asOwner(`update app.disk_entries set text = repeat('x', 262144) where wallet = $1`, [wallet]),
    ).rejects.toThrow(/262144 bytes/);
  });
});
