import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import type { PictureSource } from '@shared/chain/pictures.ts';
import type { Resizer } from '@shared/chain/resizer.ts';
import { deleteOld } from '@shared/db/system/retention.ts';
import { sheetReader } from '@shared/domain/collection/portraitSheet.ts';
import { onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

/** The picture of a token says its address, and its portrait says size and address. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const versionOf = (address: string) => createHash('md5').update(address).digest('hex').slice(0, 8);

const YEAR = 'public, max-age=31536000, immutable';

onProductionEngine('portraits', (open) => {
  const resized: string[] = [];
  const waiting: (() => void)[] = [];
  const source: PictureSource = {
    async read(address) {
      if (address.startsWith('hangs')) await new Promise<void>((go) => waiting.push(go));
      if (address.startsWith('silent')) return fail('UNAVAILABLE', 'silence');
      if (address.startsWith('missing')) return fail('NOT_FOUND', 'none');
      return ok({ bytes: bytesOf(address), type: 'image/png' });
    },
  };
  const resizer: Resizer = {
    async portrait({ bytes }, size) {
      const address = Buffer.from(bytes).toString();
      resized.push(`${address} ${size}`);
      if (address.startsWith('breaks')) throw new Error('out of order');
      return address.startsWith('broken')
        ? null
        : { type: 'image/webp', bytes: bytesOf(`${size} of ${address}`) };
    },
  };
  const faults: unknown[] = [];
  const product = startProduct(open, {
    pictures: source,
    resizer,
    report: (fault) => faults.push(fault),
    limits: { pictures: 60 },
  });
  afterEach(() => {
    for (const go of waiting.splice(0)) go();
    resized.length = 0;
    product.passTime(60_000);
  });

  let tokens = 0;
  /** Has the index know a token with a picture at this address. Returns its name with the version of the picture. */
  async function token(address: string | null): Promise<string> {
    tokens += 1;
    const id = String(tokens);
    await product.db.asOwner(
      `insert into app.templates (collection, template_id, image) values ('Flunks', $1::text::numeric, $2)`,
      [id, address],
    );
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id) values ('Flunks', $1::text::numeric, $1::text::numeric)`,
      [id],
    );
    return `Flunks:${id}:${versionOf(address ?? '')}`;
  }
  const get = (path: string, init?: RequestInit) => fetch(`${product.url}/api/collection/${path}`, init);

  /** A sheet: its portraits by name, as text; null: there is none. */
  async function sheet(names: readonly string[], size = 96) {
    const response = await get(`portraits?size=${size}&of=${names.join(',')}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/octet-stream',
    ]);
    const reader = sheetReader(names.length);
    const entries = reader.read(new Uint8Array(await response.arrayBuffer()));
    expect(reader.isWhole()).toBe(true);
    const portraits = entries.map(
      ({ index, portrait }) =>
        [names[index] ?? '', portrait && Buffer.from(portrait.bytes).toString()] as const,
    );
    return { portraits: Object.fromEntries(portraits), kept: response.headers.get('cache-control') };
  }

  it('are made once, kept, and then kept by caches for good (PORTRAIT-1)', async () => {
    const [ann, ben] = [await token('ann.png'), await token('ben.png')];
    const portraits = { [ann]: '96 of ann.png', [ben]: '96 of ben.png' };
    expect(await sheet([ann, ben])).toEqual({ portraits, kept: 'no-store' });
    expect(await sheet([ben, ann])).toEqual({ portraits, kept: YEAR });
    expect(resized.toSorted()).toEqual(['ann.png 96', 'ben.png 96']);
    expect((await sheet([ann], 192)).portraits).toEqual({ [ann]: '192 of ann.png' });
    expect(resized).toHaveLength(3);
  });

  it('are made once for all who ask at the same time, alone or in sheets', async () => {
    const name = await token('hangs for a moment.png');
    const path = `picture/Flunks/${name.split(':')[1]}?size=96`;
    const sheets = [sheet([name]), sheet([name])];
    const alone = get(path).then((response) => response.text());
    await expect.poll(() => waiting.length).toBe(1);
    waiting.splice(0)[0]?.();
    for (const { portraits } of await Promise.all(sheets)) {
      expect(portraits).toEqual({ [name]: '96 of hangs for a moment.png' });
    }
    expect(await alone).toBe('96 of hangs for a moment.png');
    expect(resized).toEqual(['hangs for a moment.png 96']);
  });

  it('change with the picture, of which the old ones go in time', async () => {
    const name = await token('before.png');
    await sheet([name]);
    await product.db.asOwner(`update app.templates set image = 'after.png' where image = 'before.png'`);
    // A page that knows the old version sees the new picture, and its cache does not keep that for good.
    const late = await sheet([name]);
    expect(late).toEqual({ portraits: { [name]: '96 of after.png' }, kept: 'no-store' });
    expect((await sheet([name])).kept).toBe('public, max-age=300');
    const unnamed = name.slice(0, name.lastIndexOf(':'));
    expect((await sheet([unnamed])).kept).toBe('public, max-age=300');
    product.passTime(31 * 24 * 60 * 60_000);
    await deleteOld(product.db, 1000);
    expect(await product.db.asOwner('select from app.portraits', [])).toEqual([]);
  });

  it('are said to be missing at once where there is no picture or it cannot be resized', async () => {
    const names = [
      await token(null),
      await token('missing.png'),
      await token('broken.png'),
      'Flunks:99999:00000000',
    ];
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    expect((await sheet(names)).portraits).toEqual(nothing);
    await sheet(names);
    expect(resized).toEqual(['broken.png 96']);
  });

  it('are left out of a sheet while their host hangs, which holds none of the others back (PORTRAIT-2)', async () => {
    // More than a client may have read at once.
    const hanging = await Promise.all(Array.from({ length: 8 }, (_, index) => token(`hangs ${index}.png`)));
    const [silent, ready] = [await token('silent.png'), await token('eve.png')];
    const page = async () => (await sheet([...hanging, silent, ready])).portraits;
    await expect.poll(page, { timeout: 30_000 }).toEqual({ [ready]: '96 of eve.png' });
    const letThrough = async () => {
      for (const go of waiting.splice(0)) go();
      return Object.keys(await page());
    };
    await expect.poll(letThrough, { timeout: 30_000 }).toHaveLength(9);
    // One that a page asked for just before it was kept may be made again for it.
    expect(new Set(resized).size).toBe(9);
  });

  it('are left out where the resizer itself fails, whose fault is reported', async () => {
    const name = await token('breaks.png');
    expect((await sheet([name])).portraits).toEqual({});
    expect(faults.splice(0)).toEqual([new Error('out of order')]);
    const alone = await get(`picture/Flunks/${name.split(':')[1]}?size=96`);
    expect([alone.status, await alone.text()]).toEqual([200, 'breaks.png']);
    faults.length = 0;
  });

  it('come alone as the picture in a size, and whole where that cannot be (PORTRAIT-1)', async () => {
    const path = async (address: string) => {
      const [, id, version] = (await token(address)).split(':');
      return `picture/Flunks/${id}?v=${version}`;
    };
    const fine = await get(`${await path('fine.png')}&size=192`);
    expect([fine.headers.get('content-type'), await fine.text()]).toEqual(['image/webp', '192 of fine.png']);
    const broken = await get(`${await path('broken too.png')}&size=192`);
    expect([broken.headers.get('content-type'), await broken.text()]).toEqual([
      'image/png',
      'broken too.png',
    ]);
    expect((await get(`${await path('missing too.png')}&size=192`)).status).toBe(404);
    expect((await get(`${await path('silent too.png')}&size=192`)).status).toBe(503);
  });

  it('are refused in other sizes, by more than fifty names, and by what is no name (PORTRAIT-1)', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `Flunks:${10_000 + index}`);
    expect(Object.keys((await sheet(fifty)).portraits)).toHaveLength(50);
    for (const query of [
      `portraits?size=96&of=${[...fifty, 'Flunks:1'].join(',')}`,
      'portraits?size=96',
      'portraits?of=Flunks:1',
      'portraits?size=97&of=Flunks:1',
      'portraits?size=96&size=192&of=Flunks:1',
      'portraits?size=96&of=',
      'portraits?size=96&of=Flunks:1,,Flunks:2',
      'portraits?size=96&of=Patch:1',
      'portraits?size=96&of=Flunks:1:../../etc',
      `portraits?size=96&of=${'Flunks:1,'.repeat(1000)}`,
      'picture/Flunks/1?size=1000',
      'picture/Flunks/1?size=',
      'pixels/Flunks/1?size=96',
    ]) {
      const { status } = await get(query);
      expect([query.slice(0, 60), status]).toEqual([query.slice(0, 60), 400]);
    }
  });

  it('count as pictures where they have to be made: what is kept still comes', async () => {
    const known = await token('known.png');
    await sheet([known]);
    const names = await Promise.all(Array.from({ length: 50 }, (_, index) => token(`new ${index}.png`)));
    product.passTime(60_000);
    let left = 60;
    while (left > 2) {
      await get(`portraits?size=96&of=${known}`);
      left -= 1;
    }
    expect(await sheet([known, ...names.slice(0, 49)])).toMatchObject({
      portraits: { [known]: '96 of known.png' },
    });
    // Those that were not made count for nothing.
    expect((await get(`portraits?size=96&of=${known}`)).status).toBe(200);
    expect((await get(`portraits?size=96&of=${known}`)).status).toBe(429);
  });
});
