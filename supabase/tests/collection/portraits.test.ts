import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { TokensAnswer } from '@shared/contract/collection/collection.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { photonInTurn } from '@shared/chain/photonInTurn.ts';
import { photonResizer } from '@shared/chain/photonResizer.ts';
import type { Resizer } from '@shared/chain/resizer.ts';
import { keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { PORTRAIT_SIZES, portraitFile, type PortraitSize } from '@shared/domain/collection/portraits.ts';
import { makePortraits, type PortraitPorts } from '@shared/works/makePortraits.ts';
import { pictureFolder } from '../../local/pictureFolder.ts';
import { keepPortraits } from '../../local/portraits.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { readSheet } from '../support/sheet.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const versionOf = (address: string) => createHash('md5').update(address).digest('hex').slice(0, 8);

const YEAR = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';
const MINUTE_MS = 60_000;

onProductionEngine('portraits', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const store = pictureFolder(folder);
  /** The addresses that were read, and those whose picture was drawn. */
  const read: string[] = [];
  const resized: string[] = [];
  const faults: unknown[] = [];
  /** The picture of a token says its address, and its portraits say size and address. */
  const pictures: PortraitPorts['pictures'] = {
    async read(address) {
      read.push(address);
      if (address.startsWith('silent')) return fail('UNAVAILABLE', 'silence');
      if (address.startsWith('missing')) return fail('NOT_FOUND', 'none');
      return ok({ bytes: bytesOf(address), type: 'image/png' });
    },
  };
  const resizer: Resizer = {
    async portraits({ bytes }) {
      const address = Buffer.from(bytes).toString();
      resized.push(address);
      if (address.startsWith('breaks')) throw new Error('out of order');
      if (address.startsWith('refused')) return null;
      if (address.startsWith('later')) return undefined;
      const of = (size: PortraitSize) => bytesOf(`${size} of ${address}`);
      return { type: 'image/jpeg', bySize: { 96: of(96), 192: of(192), 384: of(384) } };
    },
  };
  const product = startProduct(open, { pictures, portraitStore: store });
  const signal = new AbortController().signal;
  const make = (told: Partial<PortraitPorts> = {}, most = 20) =>
    makePortraits(
      { db: product.db, pictures, resizer, store, report: (fault) => faults.push(fault), ...told },
      { pictures: most, signal },
    );

  let tokens = 0;
  let height = 0;
  /** Has the index read a template with its picture at this address. */
  async function template(id: string, address: string | null): Promise<void> {
    height += 1;
    const metadata: Record<string, string> = address === null ? {} : { uri: address };
    await product.db.transaction(null, (tx) =>
      keepTemplates(tx, 'Flunks', height, [{ templateId: id, name: 'Flunk', metadata, slots: null }]),
    );
  }
  /** Has the index know a token with a picture at this address. Returns its id. */
  async function token(address: string | null): Promise<string> {
    tokens += 1;
    const id = String(tokens);
    await template(id, address);
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id, owner)
       values ('Flunks', $1::text::numeric, $1::text::numeric, '0x00000000000000a1')`,
      [id],
    );
    return id;
  }
  const nameOf = (id: string, address: string) => `Flunks:${id}:${versionOf(address)}`;
  const rowOf = async (id: string) => {
    const [row] = await product.db.asOwner<{ portrait: string | null; due: boolean; tries: number }>(
      `select portrait, portrait_due is not null as due, portrait_tries::int as tries from app.templates
       where collection = 'Flunks' and template_id = $1::text::numeric`,
      [id],
    );
    return row;
  };
  const portraitOf = async (id: string) => (await rowOf(id))?.portrait ?? '';
  const get = (path: string, init?: RequestInit) => fetch(`${product.url}${path}`, init);
  beforeEach(async () => {
    // What the test before left is not due.
    await product.db.asOwner('update app.templates set portrait_due = null');
    for (const list of [read, resized, faults]) list.length = 0;
  });

  /** A sheet: its portraits by name, as text; null: there is none. */
  async function sheet(names: readonly string[], size = 96) {
    const response = await get(`/api/collection/portraits?size=${size}&of=${names.join(',')}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/octet-stream',
    ]);
    const portraits = readSheet(new Uint8Array(await response.arrayBuffer())).map(
      ({ index, portrait }) =>
        [names[index] ?? '', portrait && Buffer.from(portrait.bytes).toString()] as const,
    );
    return { portraits: Object.fromEntries(portraits), kept: response.headers.get('cache-control') };
  }

  it('are made once of each picture, in every size, and kept by all caches for good (PORTRAIT-1)', async () => {
    const ann = await token('ann.png');
    expect(await make()).toBe(false);
    await make();
    expect(resized).toEqual(['ann.png']);
    const portrait = await portraitOf(ann);
    const list = (await product.visitor().get('/api/collection/tokens')).as(TokensAnswer);
    expect(list.tokens.find(({ tokenId }) => tokenId === ann)?.portrait).toBe(portrait);
    expect(await (await get(`/api/collection/token?collection=Flunks&tokenId=${ann}`)).json()).toMatchObject({
      token: { portrait },
    });
    for (const size of PORTRAIT_SIZES) {
      const answer = await get(`/api/portraits/${portraitFile(portrait, size)}`);
      const { headers } = answer;
      expect([await answer.text(), headers.get('content-type'), headers.get('cache-control')]).toEqual([
        `${size} of ann.png`,
        'image/jpeg',
        YEAR,
      ]);
    }
    // Nothing of it was read or drawn for a request.
    expect([read, resized]).toEqual([['ann.png'], ['ann.png']]);
  });

  it('have the name of their content: tokens with the same picture share them', async () => {
    const [one, other] = [await token('same.png'), await token('same.png')];
    await make();
    expect(await portraitOf(one)).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(await portraitOf(other)).toBe(await portraitOf(one));
  });

  it('change with the picture, and not when the template is read again', async () => {
    const id = await token('before.png');
    await make();
    const before = await portraitOf(id);
    await template(id, 'before.png');
    expect(await rowOf(id)).toMatchObject({ portrait: before, due: false });
    await template(id, 'after.png');
    // The old one is of another picture.
    expect(await rowOf(id)).toEqual({ portrait: null, due: true, tries: 0 });
    await make();
    expect(resized).toEqual(['before.png', 'after.png']);
    expect([await portraitOf(id), before].every((name) => name !== '')).toBe(true);
    expect(await portraitOf(id)).not.toBe(before);
    // Pages that know the earlier one still get it.
    expect((await get(`/api/portraits/${portraitFile(before, 96)}`)).status).toBe(200);
  });

  const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
  const isStored = (portrait: string) => readdirSync(folder).includes(portraitFile(portrait, 96));

  it('are deleted a week after the last picture that had them, unless one came to have them again (PORTRAIT-6)', async () => {
    const [one, other] = [await token('shared old.png'), await token('shared old.png')];
    await make();
    const old = await portraitOf(one);
    await template(one, 'new.png');
    await make();
    product.passTime(WEEK_MS + MINUTE_MS);
    await make();
    expect(isStored(old)).toBe(true);
    await template(other, 'new too.png');
    await make();
    product.passTime(WEEK_MS - MINUTE_MS);
    await make();
    expect(isStored(old)).toBe(true);
    product.passTime(2 * MINUTE_MS);
    await make();
    const current = [await portraitOf(one), await portraitOf(other)];
    expect([old, ...current].map(isStored)).toEqual([false, true, true]);
    expect(readdirSync(folder).filter((file) => file.startsWith(old.slice(0, 32)))).toEqual([]);

    // One that came back in the meantime is made anew, and stays.
    await template(one, 'shared old.png');
    await make();
    product.passTime(WEEK_MS + MINUTE_MS);
    await make();
    expect([await portraitOf(one), isStored(old)]).toEqual([old, true]);
  });

  it('are not stored under a name whose files are just being deleted, and are where the store fails deleted later (PORTRAIT-6)', async () => {
    const id = await token('leaving.png');
    await make();
    const left = await portraitOf(id);
    await template(id, 'instead.png');
    await make();
    product.passTime(WEEK_MS + MINUTE_MS);
    // The picture comes back while the store is asked to delete its files, which fails.
    const during: string[] = [];
    await make({
      store: {
        ...store,
        async remove() {
          await template(id, 'leaving.png');
          await make();
          during.push(await portraitOf(id));
          return fail('UNAVAILABLE', 'silence');
        },
      },
    });
    expect([during, isStored(left)]).toEqual([[''], true]);
    product.passTime(6 * MINUTE_MS);
    await make();
    expect([await portraitOf(id), isStored(left)]).toEqual([left, true]);
    product.passTime(WEEK_MS + MINUTE_MS);
    await make();
    expect(isStored(left)).toBe(true);
  });

  it('are made by one of several processes, however many are at it (PORTRAIT-5)', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => token(`shared ${index}.png`)));
    await Promise.all([make(), make(), make()]);
    expect(resized.toSorted()).toEqual(ids.map((_, index) => `shared ${index}.png`));
    expect(await Promise.all(ids.map(portraitOf))).not.toContain('');
  });

  it('are tried again later and later where a host is silent, has no such picture, or nothing can be drawn or kept (PORTRAIT-5)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const unkept = { ...store, put: async () => fail('UNAVAILABLE', 'silence') };
    for (const [address, told] of [
      ['silent.png', {}],
      ['missing.png', {}],
      ['later.png', {}],
      ['breaks.png', {}],
      ['unkept.png', { store: unkept }],
    ] as const) {
      read.length = 0;
      const id = await token(address);
      const tries: number[] = [];
      for (let minute = 0; minute < 40; minute += 1) {
        await make(told);
        tries.push(read.length);
        product.passTime(MINUTE_MS);
      }
      // At once, and after 5, 10 and 20 minutes.
      const at = [0, 5, 15, 35].map((minute) => [tries[minute - 1] ?? 0, tries[minute]]);
      expect([address, at, tries.at(-1)]).toEqual([
        address,
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
        ],
        4,
      ]);
      expect(await rowOf(id)).toEqual({ portrait: null, due: true, tries: 4 });
      // It is the index's work again once the picture is another one.
      await template(id, `fine ${address}`);
      await make();
      expect(await rowOf(id)).toMatchObject({ due: false, tries: 1 });
    }
    expect(new Set(faults.map(String))).toEqual(new Set(['Error: out of order']));
  });

  it('come first of what changed last, and of what was not tried yet', async () => {
    await token('silent first.png');
    await make();
    product.passTime(MINUTE_MS * 6);
    await token('older.png');
    product.passTime(MINUTE_MS);
    await token('newer.png');
    read.length = 0;
    await make();
    expect(read).toEqual(['newer.png', 'older.png', 'silent first.png']);
  });

  it('are made some at a time, so that a call of the schedule has an end', async () => {
    for (const address of ['one.png', 'two.png', 'three.png']) await token(address);
    expect(await make({}, 2)).toBe(true);
    expect(resized).toHaveLength(2);
    expect(await make({}, 2)).toBe(false);
    expect(resized).toHaveLength(3);
  });

  it('are not made of what is no picture or too large, which is not decoded and not tried again (PORTRAIT-1)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const drawn: string[] = [];
    const now = photonInTurn();
    const photon = photonResizer((name, asked) => {
      drawn.push(asked.type);
      return now(name, asked);
    });
    const fine = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    const huge = Uint8Array.from(fine);
    // A header that promises 60,000 pixels of width.
    new DataView(huge.buffer).setUint32(16, 60_000);
    const bombs: PortraitPorts['pictures'] = {
      async read(address) {
        read.push(address);
        if (address === 'fine') return ok({ bytes: new Uint8Array(fine), type: 'image/png' });
        return ok({ bytes: address === 'huge' ? huge : bytesOf('<html>'), type: 'image/png' });
      },
    };
    const ids = [await token('huge'), await token('html'), await token('fine')];
    await make({ pictures: bombs, resizer: photon });
    product.passTime(MINUTE_MS * 60 * 48);
    await make({ pictures: bombs, resizer: photon });
    expect([read.length, drawn]).toEqual([3, ['image/png']]);
    expect((await Promise.all(ids.map(rowOf))).map((row) => [row?.portrait === null, row?.due])).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    const small = await get(`/api/portraits/${portraitFile(await portraitOf(ids[2] ?? ''), 96)}`);
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it('are made by a server beside its calls, which ends when it is told to', async () => {
    const id = await token('beside.png');
    const stop = keepPortraits({
      db: product.db,
      pictures,
      resizer,
      store,
      report: (one) => faults.push(one),
    });
    await expect.poll(() => portraitOf(id)).not.toBe('');
    await stop();
    expect(faults).toEqual([]);
  });

  it('are reached by the paths that earlier pages know (PORTRAIT-2)', async () => {
    const [id, coming] = [await token('known.png'), await token('silent.png')];
    await make();
    const portrait = await portraitOf(id);
    const sized = (of: string, v: string) =>
      get(`/api/collection/picture/Flunks/${of}?v=${v}&size=192`, { redirect: 'manual' });
    const made = await sized(id, versionOf('known.png'));
    expect([made.status, made.headers.get('location'), made.headers.get('cache-control')]).toEqual([
      302,
      `/api/portraits/${portraitFile(portrait, 192)}`,
      YEAR,
    ]);
    expect((await sized(id, '00000000')).headers.get('cache-control')).toBe(MINUTES);
    const whole = await sized(coming, versionOf('silent.png'));
    expect([whole.headers.get('location'), whole.headers.get('cache-control')]).toEqual([
      `/api/collection/picture/Flunks/${coming}?v=${versionOf('silent.png')}`,
      MINUTES,
    ]);
    const [name, late] = [nameOf(id, 'known.png'), nameOf(coming, 'silent.png')];
    expect(await sheet([name])).toEqual({ portraits: { [name]: '96 of known.png' }, kept: YEAR });
    expect(await sheet([name, late], 384)).toEqual({
      portraits: { [name]: '384 of known.png', [late]: null },
      kept: 'no-store',
    });
    const unnamed = `Flunks:${id}`;
    expect((await sheet([unnamed])).kept).toBe(MINUTES);
    const none = 'Flunks:99999:00000000';
    expect(await sheet([none])).toEqual({ portraits: { [none]: null }, kept: MINUTES });
    // Nothing was read or drawn for any of them.
    expect([read.toSorted(), resized]).toEqual([['known.png', 'silent.png'], ['known.png']]);
  });

  it('are refused in other sizes, by more than fifty names, and by what is no name (PORTRAIT-1)', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `Flunks:${10_000 + index}`);
    expect(Object.keys((await sheet(fifty)).portraits)).toHaveLength(50);
    for (const [path, status] of [
      [`collection/portraits?size=96&of=${[...fifty, 'Flunks:1'].join(',')}`, 400],
      ['collection/portraits?size=96', 400],
      ['collection/portraits?of=Flunks:1', 400],
      ['collection/portraits?size=97&of=Flunks:1', 400],
      ['collection/portraits?size=96&size=192&of=Flunks:1', 400],
      ['collection/portraits?size=96&of=', 400],
      ['collection/portraits?size=96&of=Flunks:1,,Flunks:2', 400],
      ['collection/portraits?size=96&of=Patch:1', 400],
      ['collection/portraits?size=96&of=Flunks:1:../../etc', 400],
      [`collection/portraits?size=96&of=${'Flunks:1,'.repeat(1000)}`, 400],
      ['collection/picture/Flunks/1?size=1000', 400],
      ['collection/picture/Flunks/1?size=', 400],
      ['collection/pixels/Flunks/1?size=96', 400],
      ['collection/picture/Flunks/99999?size=96', 404],
      [`portraits/${'0'.repeat(32)}-96.jpg`, 404],
      [`portraits/${'0'.repeat(32)}-97.jpg`, 404],
      [`portraits/${'0'.repeat(32)}.jpg`, 404],
      ['portraits/..%2F..%2Fetc', 404],
    ] as const) {
      const answer = await get(`/api/${path}`);
      expect([path.slice(0, 60), answer.status]).toEqual([path.slice(0, 60), status]);
    }
    expect(readdirSync(folder).length).toBeGreaterThan(0);
  });
});
