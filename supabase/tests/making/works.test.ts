import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { QueueAnswer, type Queue } from '@shared/contract/people/moderation.ts';
import { Done } from '@shared/contract/values.ts';
import { ReactedAnswer, WorkAnswer, WorksAnswer, type Work } from '@shared/contract/making/works.ts';
import { WORKS_A_DAY } from '@shared/domain/making/works.ts';
import type { Decision } from '@shared/domain/people/writings.ts';
import { pictureFolder } from '../../local/pictureFolder.ts';
import { OF_RULES, onPglite, onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const HOUR = 3_600_000;
/** A page as the build leaves it, in a folder of its own; removed when the tests are done. */
function builtPage(): string {
  const dist = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(
    join(dist, 'index.html'),
    '<html><head><meta property="og:title" content="The desktop" /></head><body></body></html>',
  );
  writeFileSync(join(dist, '404.html'), '<p>Not here</p>');
  return dist;
}

const withKey = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });

const plain = (width: number, height: number, opacity = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: opacity } } });
const lettersOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const picture = async (width = 120, height = 80): Promise<string> =>
  lettersOf(await plain(width, height).png().toBuffer());

onProductionEngine('the wall', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'works-'));
  const dist = builtPage();
  afterAll(() => {
    for (const one of [folder, dist]) rmSync(one, { recursive: true, force: true });
  });
  const product = startProduct(open, { pictureStore: pictureFolder(folder), dist });
  const stored = (): number => readdirSync(folder).length;

  let names = 0;
  const maker = async (): Promise<Visitor> => {
    const member = await product.member();
    names += 1;
    const profile = { wallet: member.wallet, username: `maker_${names}` };
    expect((await member.post('/api/profile', profile)).status).toBe(200);
    return member;
  };
  let titles = 0;
  const newTitle = (): string => `Title ${(titles += 1)}`;
  const send = async (by: Visitor, body: Record<string, unknown> = {}, headers = withKey()) => {
    const sent = { wallet: by.wallet, kind: 'meme', title: newTitle(), picture: await picture(), ...body };
    return by.post('/api/works', sent, headers);
  };
  const publish = async (
    by: Visitor,
    body: Record<string, unknown> = {},
    headers = withKey(),
  ): Promise<Work> => (await send(by, body, headers)).as(WorkAnswer).work;
  const wall = async (by: Visitor = product.visitor(), query = 'limit=30') =>
    (await by.get(`/api/works?${query}`)).as(WorksAnswer);
  const one = (by: Visitor, id: string) => by.get(`/api/works/one?id=${id}`);
  const bytesAt = (path: string) => fetch(`${product.url}${path}`);
  const remove = (by: Visitor, id: string) => by.post('/api/works/removals', { wallet: by.wallet, id });
  const react = (by: Visitor, id: string, reaction: string, isOn = true) =>
    by.post('/api/works/reactions', { wallet: by.wallet, id, reaction, isOn }, withKey());
  const decide = (by: Visitor, id: string, decision: Decision) =>
    by.post('/api/console/moderation/decision', { kind: 'work', id, decision, reason: 'for a test' });
  const queued = async (by: Visitor, id: string, queue: Queue = 'waiting') =>
    (await by.get(`/api/console/moderation?queue=${queue}`))
      .as(QueueAnswer)
      .texts.find((text) => text.kind === 'work' && text.id === id);

  it('shows what members publish to everybody, newest first, page by page, and names no wallet (WORK-1, MYPLACE-10)', async () => {
    const ann = await maker();
    const first = await publish(ann, { title: ' Monday,   8:04 ' });
    product.passTime(1000);
    const second = await publish(ann, { kind: 'card' });
    expect(first).toMatchObject({
      kind: 'meme',
      title: 'Monday, 8:04',
      username: `maker_${names}`,
      isMine: true,
    });
    const { works } = await wall();
    expect(works.map(({ id, kind }) => [id, kind])).toEqual([
      [second.id, 'card'],
      [first.id, 'meme'],
    ]);
    expect(works[0]?.isMine).toBe(false);
    const page = await wall(product.visitor(), 'limit=1');
    const rest = await wall(product.visitor(), `limit=1&cursor=${page.next ?? ''}`);
    expect([...page.works, ...rest.works].map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(works)).not.toContain(ann.wallet);
    const own = first.username;
    expect((await publish(await maker(), { kind: 'painting' })).kind).toBe('painting');
    const ofAnn = await wall(product.visitor(), `maker=${own.toUpperCase()}`);
    expect(ofAnn.works.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await wall(product.visitor(), 'maker=nobody_here')).works).toEqual([]);
  });

  it('draws a picture anew from its pixels, so that nothing else of the file is kept (WORK-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await maker();
    const sent = await plain(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .toBuffer();
    expect(sent.includes('where I live')).toBe(true);
    const work = await publish(ann, { picture: lettersOf(Buffer.concat([sent, Buffer.from('<script>')])) });
    const answer = await bytesAt(work.picture);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([work.width, work.height, answer.headers.get('content-type')]).toEqual([300, 200, 'image/jpeg']);
    expect(bytes.includes('where I live') || bytes.includes('<script>')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  });

  it('keeps what is transparent in both pictures, however much they weigh (WORK-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await maker();
    const clear = lettersOf(await plain(1200, 600, 0).png().toBuffer());
    const work = await publish(ann, { picture: clear });
    const [whole, small] = [await bytesAt(work.picture), await bytesAt(work.small)];
    expect(whole.headers.get('content-type')).toBe('image/webp');
    const pixel = await sharp(Buffer.from(await whole.arrayBuffer()))
      .raw()
      .toBuffer();
    expect(pixel[3]).toBe(0);
    const reduced = sharp(Buffer.from(await small.arrayBuffer()));
    expect(await reduced.metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    expect((await reduced.raw().toBuffer())[3]).toBe(0);
    expect((await remove(ann, work.id)).status).toBe(200);
    // Noise, which no encoding makes light.
    const noise = sharp(randomBytes(960 * 960 * 4), { raw: { width: 960, height: 960, channels: 4 } });
    const heavy = await publish(ann, { picture: lettersOf(await noise.png().toBuffer()) });
    for (const path of [heavy.picture, heavy.small]) {
      const kept = sharp(Buffer.from(await (await bytesAt(path)).arrayBuffer()));
      expect(await kept.metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    }
    expect([heavy.width, heavy.height]).toEqual([600, 600]);
  });

  it('keeps a PNG without loss, and its small picture as a JPEG, where nothing is transparent', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const work = await publish(await maker(), { picture: await picture(1200, 600) });
    const [whole, small] = [await bytesAt(work.picture), await bytesAt(work.small)];
    expect(whole.headers.get('content-type')).toBe('image/webp');
    const reduced = sharp(Buffer.from(await small.arrayBuffer()));
    expect(await reduced.metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 });
  });

  it('serves pictures that run nothing, for as long as their address is good (WORK-5)', async () => {
    const work = await publish(await maker());
    const { headers, status } = await bytesAt(work.picture);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
    });
    for (const forged of [
      work.picture.replace('size=whole', 'size=small'),
      work.picture.replace('view=wall', 'view=queue'),
      work.picture.replace(/until=\d+/, 'until=99999999999'),
      work.picture.replace(/seal=../, 'seal=00'),
      work.picture.replace(/\?.*/, ''),
    ]) {
      expect((await bytesAt(forged)).status).toBe(404);
    }
    product.passTime(HOUR);
    expect((await bytesAt(work.picture)).status).toBe(200);
    product.passTime(HOUR);
    expect((await bytesAt(work.picture)).status).toBe(404);
  });

  it.each([
    ['text', async () => lettersOf(Buffer.from('not a picture at all'))],
    [
      'an SVG with a script',
      async () => lettersOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    ],
    ['a GIF', async () => lettersOf(await plain(64, 64).gif().toBuffer())],
    [
      'a page that begins as a PNG does',
      async () => lettersOf(Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')),
    ],
    [
      'a PNG that breaks off',
      async () => lettersOf((await plain(200, 200).png().toBuffer()).subarray(0, 120)),
    ],
    ['a picture of a few pixels', () => picture(31, 200)],
    ['a strip', () => picture(4097, 40)],
    ['more pixels than are decoded', () => picture(2048, 1537)],
    [
      '200 megapixels in a few KB',
      async () => {
        const bytes = await plain(64, 64).png().toBuffer();
        bytes.writeUInt32BE(20_000, 16);
        bytes.writeUInt32BE(10_000, 20);
        return lettersOf(bytes);
      },
    ],
    ['no Base64', async () => '***'],
  ])('refuses %s, and stores nothing (WORK-2)', async (_what, make) => {
    const before = stored();
    expect((await send(await maker(), { picture: await make() })).refused()).toEqual([400, 'BAD_REQUEST']);
    expect(stored()).toBe(before);
  });

  it('refuses a file of more than 4 MB (WORK-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const large = lettersOf(Buffer.alloc(4 * 1024 * 1024 + 3));
    expect((await send(await maker(), { picture: large })).refused()).toEqual([400, 'BAD_REQUEST']);
    const huge = lettersOf(Buffer.alloc(5 * 1024 * 1024));
    expect((await send(await maker(), { picture: huge })).refused()).toEqual([413, 'TOO_LARGE']);
  });

  it.each(['', ' \n', 'too long '.repeat(7), 'x'.repeat(10_000), 'see https://gum.example', 'turned \u202e'])(
    'refuses the title %j',
    async (title) => {
      expect((await send(await maker(), { title })).refused()).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('takes nothing from guests, from the nameless, from the muted, or in the name of another (WORK-1)', async () => {
    const [ann, nameless, muted] = [await maker(), await product.member(), await maker()];
    await product.db.asOwner('update app.wallets set muted_at = app.now() where wallet = $1', [muted.wallet]);
    expect((await send(product.visitor(), { wallet: ann.wallet })).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await send(nameless)).refused()).toEqual([409, 'PROFILE_REQUIRED']);
    expect((await send(muted)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await send(ann, { wallet: muted.wallet })).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('hangs up once what is sent several times by one press, at once or later (WORK-1)', async () => {
    const [ann, key, before] = [await maker(), withKey(), stored()];
    const body = { title: newTitle(), picture: await picture() };
    const sent = await Promise.all([1, 2, 3].map(() => publish(ann, body, key)));
    product.passTime(5 * 60_000);
    sent.push(await publish(ann, body, key));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(stored()).toBe(before + 2);
    expect((await send(ann, { title: newTitle() }, key)).refused()).toEqual([409, 'CONFLICT']);
    expect((await bytesAt(sent[0]?.picture ?? '')).status).toBe(200);
  });

  it('has room for some of one maker in a day, says so, and keeps what hangs (WORK-3)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await maker();
    const works: Work[] = [];
    for (let count = 0; count < WORKS_A_DAY; count += 1) works.push(await publish(ann));
    const before = stored();
    for (let count = 0; count < 3; count += 1) {
      const reply = await send(ann);
      expect(reply.refused()).toEqual([429, 'RATE_LIMITED']);
      expect(reply.text).toContain('come back tomorrow');
    }
    expect(stored()).toBe(before);
    // What was taken down counts too.
    (await remove(ann, works[0]?.id ?? '')).as(Done);
    expect((await send(ann)).status).toBe(429);
    product.passTime(24 * HOUR);
    expect((await send(await maker())).status).toBe(200);
  });

  it('counts who reacted how, once each, and lets them take it back (WORK-4)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [ann, ben] = [await maker(), await maker()];
    const { id } = await publish(ann);
    await react(ann, id, 'heart');
    await react(ben, id, 'heart');
    const { reactions } = (await react(ben, id, 'heart')).as(ReactedAnswer);
    expect(reactions).toEqual([{ reaction: 'heart', count: 2, isMine: true }]);
    (await react(ben, id, 'fire')).as(ReactedAnswer);
    const after = (await react(ben, id, 'heart', false)).as(ReactedAnswer).reactions;
    expect(after).toEqual([
      { reaction: 'fire', count: 1, isMine: true },
      { reaction: 'heart', count: 1, isMine: false },
    ]);
    expect(
      (await one(product.visitor(), id)).as(WorkAnswer).work.reactions.map(({ isMine }) => isMine),
    ).toEqual([false, false]);
    expect((await react(ben, id, 'sneer')).refused()).toEqual([400, 'BAD_REQUEST']);
    expect((await react(ben, '999999', 'fire')).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('takes down the maker’s own with its pictures, and no other’s (WORK-4)', async () => {
    const [ann, ben, before] = [await maker(), await maker(), stored()];
    const work = await publish(ann);
    expect((await remove(ben, work.id)).refused()).toEqual([404, 'NOT_FOUND']);
    (await remove(ann, work.id)).as(Done);
    expect(stored()).toBe(before);
    expect((await remove(ann, work.id)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await one(ann, work.id)).refused()).toEqual([404, 'NOT_FOUND']);
    for (const path of [work.picture, work.small, `/api/works/preview/${work.id}`]) {
      expect((await bytesAt(path)).status).toBe(404);
    }
  });

  it('brings what is reported before the operators with its picture, who take it down and put it back (WORK-4)', async () => {
    const [ann, ben, dean] = [await maker(), await maker(), await administrator(product)];
    const work = await publish(ann, { title: 'Rude words' });
    const report = (by: Visitor) =>
      by.post('/api/works/reports', { wallet: by.wallet, id: work.id, reason: 'hate' }, withKey());
    expect((await report(ann)).refused()).toEqual([404, 'NOT_FOUND']);
    (await report(ben)).as(Done);
    const waiting = await queued(dean, work.id);
    expect(waiting).toMatchObject({
      text: 'Rude words',
      place: 'meme',
      reports: [{ reason: 'hate', count: 1 }],
    });
    expect((await decide(dean, work.id, 'remove')).status).toBe(200);
    expect((await wall()).works.some(({ id }) => id === work.id)).toBe(false);
    expect((await bytesAt(work.picture)).status).toBe(404);
    expect((await bytesAt((await queued(dean, work.id, 'removed'))?.picture ?? '')).status).toBe(200);
    expect((await decide(dean, work.id, 'put-back')).status).toBe(200);
    expect((await bytesAt(work.picture)).status).toBe(200);
  });

  it('lets an administrator take any down from the wall, on record', async () => {
    const [work, dean] = [await publish(await maker()), await administrator(product)];
    (await remove(dean, work.id)).as(Done);
    expect(await queued(dean, work.id, 'removed')).toMatchObject({ removed: 'operator' });
  });

  it('shows a work with a doubtful title to its maker alone until an operator has released it', async () => {
    const [ann, dean] = [await maker(), await administrator(product)];
    const work = await publish(ann, { title: 'Never share a seed phrase' });
    expect(work.held).toBe(true);
    const sees = async (by: Visitor) => (await wall(by)).works.some(({ id }) => id === work.id);
    expect([await sees(ann), await sees(product.visitor()), await sees(dean)]).toEqual([true, false, false]);
    expect((await bytesAt(work.picture)).status).toBe(200);
    expect((await bytesAt(`/api/works/preview/${work.id}`)).status).toBe(404);
    expect((await queued(dean, work.id))?.held).toBe(true);
    expect((await decide(dean, work.id, 'release')).status).toBe(200);
    expect(await sees(product.visitor())).toBe(true);
    expect((await bytesAt(`/api/works/preview/${work.id}`)).status).toBe(200);
  });

  it('answers the page of a work with its tags, and 404 once it is gone (WORK-6)', async () => {
    const ann = await maker();
    const { id } = await publish(ann, { title: 'Ham & "eggs" <b>' });
    const page = async () => {
      const answer = await bytesAt(`/works/${id}`);
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    };
    const before = await page();
    expect(before.status).toBe(200);
    expect(before.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(before.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(before.html).toContain(
      '<meta property="og:title" content="Ham &amp; &quot;eggs&quot; &lt;b&gt;" />',
    );
    const picture = /og:image" content="([^"]+)"/.exec(before.html)?.[1] ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
    (await remove(ann, id)).as(Done);
    const after = await page();
    expect([after.status, after.html.includes('The desktop'), after.html.includes('Ham')]).toEqual([
      404,
      true,
      false,
    ]);
    expect((await fetch(picture)).status).toBe(404);
    expect((await bytesAt('/works/999999')).status).toBe(404);
    expect((await bytesAt('/works/x')).status).toBe(404);
  });

  it('takes nothing while operators have closed the board', async () => {
    await product.db.asOwner(
      `insert into app.feature_flags (name, state) values ('showBulletinBoard', 'off')`,
    );
    expect((await send(await maker())).refused()).toEqual([403, 'FORBIDDEN']);
    await product.db.asOwner(`delete from app.feature_flags`);
  });
});

onPostgresAlone('a store that fails', (open) => {
  const product = startProduct(open);

  it('publishes nothing', async () => {
    const ann = await product.member();
    await ann.post('/api/profile', { wallet: ann.wallet, username: 'ann' });
    const body = { wallet: ann.wallet, kind: 'meme', title: 'Hello', picture: await picture() };
    expect((await ann.post('/api/works', body, withKey())).refused()).toEqual([503, 'UNAVAILABLE']);
    expect((await ann.get('/api/works')).as(WorksAnswer).works).toEqual([]);
  });
});
