import { expect, it } from 'vitest';
import { epochMs, parseAddress, type Address } from '@shared/kernel/units.ts';
import {
  ChainAnswer,
  CliqueAccessAnswer,
  LinkedWalletsAnswer,
  RefreshAnswer,
  TokenAnswer,
  TokensAnswer,
  TraitsAnswer,
} from '@shared/contract/collection/collection.ts';
import { DEMO_ACCOUNTS } from '../../local/demo/accounts.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';

const addressOf = (uid: string): Address => {
  const account = DEMO_ACCOUNTS.find((one) => one.uid === uid);
  if (!account) throw new Error('no such account');
  return account.address;
};
const FULL = addressOf('full-collection');
const OPENS_AT = '2026-06-12T14:00:00.000Z';
const LINKED = parseAddress('0xd300000000000011');

const demo = await demoChain(await newDemoKeys());

onProductionEngine('the collection', (open) => {
  const product = startProduct(withTown(open), { demo, graduationOpensAt: epochMs(Date.parse(OPENS_AT)) });
  const page = async (query: Record<string, string>) =>
    (await product.visitor().get(`/api/collection/tokens?${new URLSearchParams(query)}`)).as(TokensAnswer);

  it('answers what an owner holds, linked accounts included, Flunks first and then by serial', async () => {
    const { tokens, total, counts } = await page({ owner: FULL, limit: '100' });
    expect({ total, counts }).toEqual({ total: 21, counts: { Flunks: 16, Backpack: 5 } });
    expect(tokens.filter(({ owner }) => owner === LINKED)).toHaveLength(2);
    const order = tokens.map(({ collection, serial }) => [collection === 'Flunks' ? 0 : 1, serial] as const);
    expect(order).toEqual([...order].sort(([a, b], [c, d]) => a - c || b - d));
    expect(new Set(tokens.map(({ traits }) => traits.find(({ name }) => name === 'Clique')?.value))).toEqual(
      new Set(['Geek', 'Jock', 'Prep', 'Freak', undefined]),
    );
    expect(tokens.some(({ name }) => name === 'Teddy Backpack')).toBe(true);
  });

  it('comes in the order that is asked for: the newest of the collector is not what was minted last (HUB-10)', async () => {
    const serials = async (query: Record<string, string>) =>
      (
        await page({ owner: addressOf('collector'), collection: 'Flunks', limit: '100', ...query })
      ).tokens.map(({ serial }) => serial);
    const down = await serials({ sort: 'number-down' });
    expect(down).toEqual([...down].sort((one, other) => other - one));
    expect(down).not.toEqual(await serials({}));
    const newest = await serials({ sort: 'newest' });
    expect([newest, newest]).not.toEqual([down, await serials({})]);
  });

  it('holds enough of one owner for a last page', async () => {
    const { counts } = await page({ owner: addressOf('collector') });
    expect(counts).toEqual({ Flunks: 300, Backpack: 100 });
    const last = await page({ owner: addressOf('collector'), collection: 'Flunks', offset: '288' });
    expect([last.tokens.length, last.total]).toEqual([12, 300]);
  });

  it('shows of a token no metadata that is for programs (TOKEN-3)', async () => {
    const { tokens } = await page({ owner: FULL, limit: '100' });
    const names = new Set(tokens.flatMap(({ traits }) => traits.map(({ name }) => name)));
    for (const hidden of ['uri', 'pixelUri', 'Type', 'mimetype']) expect(names).not.toContain(hidden);
  });

  it('comes in pages that follow each other, and ends', async () => {
    const all = await page({ limit: '100' });
    const first = await page({ limit: '40' });
    const second = await page({ limit: '40', offset: '40' });
    expect([...first.tokens, ...second.tokens]).toEqual(all.tokens.slice(0, 80));
    const behind = await page({ offset: '20000' });
    expect([behind.tokens, behind.total]).toEqual([[], all.total]);
  });

  it('takes one of the values of each trait that is named, of all traits together (HUB-7)', async () => {
    const { traits } = (await product.visitor().get(`/api/collection/traits?owner=${FULL}`)).as(TraitsAnswer);
    const cliques = traits.find(({ name }) => name === 'Clique');
    expect(cliques?.values).toEqual([
      { value: 'Geek', count: 5 },
      { value: 'Jock', count: 4 },
      { value: 'Prep', count: 4 },
      { value: 'Freak', count: 3 },
    ]);
    expect((await page({ owner: FULL, traits: 'Clique:Geek' })).total).toBe(5);
    expect((await page({ owner: FULL, traits: 'Clique:Geek|Clique:Freak' })).total).toBe(8);
    expect((await page({ owner: FULL, traits: 'Clique:Geek|Base:Teddy' })).total).toBe(0);
    expect((await page({ owner: FULL, traits: 'Clique:Geek' })).counts.Flunks).toBe(16);
  });

  it('says of each choice how many there would be, with every other choice as it is', async () => {
    const facets = async (query: Record<string, string>) =>
      (
        await product
          .visitor()
          .get(`/api/collection/traits?${new URLSearchParams({ owner: FULL, ...query })}`)
      ).as(TraitsAnswer);
    const some = await facets({ traits: 'Clique:Geek' });
    expect([some.total, some.cliques]).toEqual([5, { GEEK: 5, JOCK: 0, PREP: 0, FREAK: 0 }]);
    expect(some.traits.find(({ name }) => name === 'Clique')?.values.map(({ count }) => count)).toEqual([
      5, 4, 4, 3,
    ]);
    const geeks = await facets({ clique: 'GEEK' });
    expect([geeks.total, geeks.cliques]).toEqual([5, { GEEK: 5, JOCK: 4, PREP: 4, FREAK: 3 }]);
    expect((await page({ owner: FULL, clique: 'GEEK' })).total).toBe(5);
    for (const { name, values } of geeks.traits) {
      for (const { value, count } of values.slice(0, 2)) {
        const { total } = await page({ owner: FULL, clique: 'GEEK', traits: `${name}:${value}` });
        expect([name, value, total]).toEqual([name, value, count]);
      }
    }
  });

  it('ranks by rarity, the same in a list, by its order and for one token (HUB-10, RARITY-1)', async () => {
    const { tokens } = await page({ collection: 'Flunks', sort: 'rank', limit: '100' });
    const ranks = tokens.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(ranks[0]).toBe(1);
    const [rarest] = tokens;
    const { rarity } = (
      await product.visitor().get(`/api/collection/token?collection=Flunks&tokenId=${rarest?.tokenId}`)
    ).as(TokenAnswer);
    const all = (await page({ collection: 'Flunks' })).total;
    expect(rarity).toMatchObject({ rank: 1, of: all });
    const bits = rarity.traits.reduce((sum, { count }) => sum + Math.log2(all / count), 0);
    expect(rarity.score).toBeCloseTo(bits, 3);
  });

  it('is read on behind the last token of a page, and shuffled by a seed', async () => {
    const first = await page({ sort: 'random', seed: '95', limit: '20' });
    expect(first.next).toBe(`${first.tokens[19]?.collection}/${first.tokens[19]?.tokenId}`);
    const second = await page({ sort: 'random', seed: '95', limit: '20', after: first.next ?? '' });
    const both = await page({ sort: 'random', seed: '95', limit: '40' });
    expect([...first.tokens, ...second.tokens]).toEqual(both.tokens);
    const other = await page({ sort: 'random', seed: '96', limit: '20' });
    expect(other.tokens).not.toEqual(first.tokens);
    expect((await page({ owner: FULL, limit: '100' })).next).toBeNull();
  });

  it('is searched by name, serial and value, in whatever case, and by no pattern (HUB-7)', async () => {
    expect((await page({ owner: FULL, search: 'teddy' })).total).toBe(1);
    expect((await page({ owner: FULL, search: 'FREAK' })).total).toBe(3);
    const { tokens } = await page({ search: '#7', collection: 'Flunks' });
    expect(tokens.map(({ serial }) => serial)).toContain(7);
    for (const search of ['%', '_', '\\', "'; drop table app.tokens; --", 'Gee%k', '%%%%%%%%']) {
      expect([search, (await page({ search })).total]).toEqual([search, 0]);
    }
  });

  it('refuses filters that make no sense', async () => {
    const forty = Array.from({ length: 41 }, (_, index) => `Head:${index}`).join('|');
    for (const query of [
      { traits: forty },
      { traits: 'Head' },
      { traits: 'Head:\u0000' },
      { search: 'a\u0000b' },
      { offset: '20001' },
      { offset: '-1' },
      { limit: '101' },
      { owner: '0xD300000000000001' },
      { collection: 'Patch' },
      { sort: 'token_id; drop table app.tokens' },
      { clique: 'FLUNKO' },
      { after: 'Patch/1' },
      { seed: '-1' },
    ]) {
      const reply = await product.visitor().get(`/api/collection/tokens?${new URLSearchParams(query)}`);
      expect([query, ...reply.refused()]).toEqual([query, 400, 'BAD_REQUEST']);
    }
    const halves = await product
      .visitor()
      .get('/api/collection/tokens?search=%ED%A0%80&traits=Head:%ED%BF%BF');
    expect(halves.as(TokensAnswer).total).toBe(0);
    expect((await page({ traits: Array.from({ length: 40 }, (_, n) => `T${n}:x`).join('|') })).total).toBe(0);
    const huge = await product
      .visitor()
      .get(`/api/collection/token?collection=Flunks&tokenId=${'9'.repeat(20)}`);
    expect(huge.refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('knows of a token whether it graduated and which backpack was claimed with it', async () => {
    const { tokens } = await page({ owner: FULL, limit: '100' });
    const details = await Promise.all(
      tokens.map(async ({ collection, tokenId }) =>
        (await product.visitor().get(`/api/collection/token?collection=${collection}&tokenId=${tokenId}`)).as(
          TokenAnswer,
        ),
      ),
    );
    expect(details.filter(({ graduated }) => graduated)).toHaveLength(3);
    const claims = details.flatMap(({ token: { collection }, claim }) =>
      claim ? [{ collection, claim }] : [],
    );
    const of = (name: string) =>
      claims.filter(({ collection }) => collection === name).map(({ claim }) => claim);
    expect(of('Flunks')).toHaveLength(5);
    expect(of('Backpack')).toEqual(of('Flunks'));
    for (const { flunkSerial, flunkTokenId } of of('Flunks')) {
      const found = await page({ owner: FULL, collection: 'Flunks', serial: String(flunkSerial) });
      expect(found.tokens.map(({ tokenId }) => tokenId)).toEqual([flunkTokenId]);
    }
    expect(details.filter(({ staking }) => staking !== null)).toHaveLength(1);
    for (const { token, graduated, graduationOpensAt } of details) {
      expect(token.pixelImage !== null).toBe(graduated);
      expect(graduationOpensAt).toBe(token.collection === 'Flunks' ? OPENS_AT : null);
    }
  });

  it('gives pictures from its own origin, for ever where their version is named', async () => {
    const [token] = (await page({ owner: FULL })).tokens;
    for (const path of [token?.image, token?.pixelImage]) {
      const picture = await product.visitor().get(path ?? '');
      expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(picture.headers.get('content-type')).toBe('image/webp');
      const again = await product.visitor().get((path ?? '').replace(/\?.*/, ''));
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    }
    expect((await product.visitor().get('/api/collection/picture/Flunks/99999')).refused()).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await product.visitor().get('/api/collection/picture/Patch/1')).refused()).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('tells its wallet which accounts are linked to it, and opens the houses that their tokens open', async () => {
    const access = async (uid: string) => {
      const wallet = addressOf(uid);
      const browser = await product.member(wallet);
      return (await browser.post('/api/emergency-clique-access', { wallet })).as(CliqueAccessAnswer).access;
    };
    const all = { GEEK: true, JOCK: true, PREP: true, FREAK: true, FLUNKO: true };
    const none = { GEEK: false, JOCK: false, PREP: false, FREAK: false, FLUNKO: true };
    expect(await access('geek')).toEqual({ ...none, GEEK: true });
    expect(await access('empty')).toEqual(none);
    expect(await access('full-collection')).toEqual(all);
    const browser = await product.member(FULL);
    const reply = await browser.get(`/api/collection/linked-wallets?wallet=${FULL}`);
    expect(reply.as(LinkedWalletsAnswer).wallets).toEqual([LINKED]);
  });

  it('opens a house by a backpack of that clique too, and audits each time that it was asked to (HOUSE-3)', async () => {
    const browser = await product.member();
    const ask = async () => {
      const reply = await browser.post('/api/emergency-clique-access', { wallet: browser.wallet });
      return reply.as(CliqueAccessAnswer).access;
    };
    const before = await ask();
    expect(before).toMatchObject({ PREP: false, FREAK: false });
    await product.db.asOwner(
      `insert into app.templates (collection, template_id, clique) values ('Backpack', 9000, 'FREAK')`,
    );
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id, owner) values ('Backpack', 9000, 9000, $1)`,
      [browser.wallet],
    );
    const after = await ask();
    expect(after).toEqual({ ...before, FREAK: true });
    const kept = await product.db.asOwner(
      `select detail from app.audit where action = 'emergency-clique-access' and wallet = $1 order by id`,
      [browser.wallet],
    );
    expect(kept).toEqual([{ detail: before }, { detail: after }]);
  });

  it('reads the chain again for its wallet, and of its Flunks the one that is asked about', async () => {
    const browser = await product.member(FULL);
    const refresh = async (flunk?: string) =>
      (await browser.post('/api/collection/refresh', { wallet: FULL, flunk })).as(RefreshAnswer).flunk;
    const { tokens } = await page({ owner: FULL, collection: 'Flunks', limit: '100' });
    const linked = tokens.find(({ owner }) => owner === LINKED);
    expect(await refresh(linked?.tokenId)).toEqual({
      image: linked?.image,
      graduated: false,
      backpackTokenId: null,
    });
    const stranger = (await page({ owner: addressOf('geek') })).tokens[0];
    expect(await refresh(stranger?.tokenId)).toBeNull();
    expect(await refresh()).toBeNull();
    const refused = await browser.post('/api/collection/refresh', { wallet: FULL, flunk: '0x7' });
    expect(refused.refused()).toEqual([400, 'BAD_REQUEST']);
    const other = await product.member(addressOf('geek'));
    const foreign = await other.post('/api/collection/refresh', { wallet: FULL, flunk: linked?.tokenId });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('names the chain', async () => {
    const answer = (await product.visitor().get('/api/chain')).as(ChainAnswer);
    expect(answer).toMatchObject({ chain: 'emulator', flow: null });
  });
});
