import { expect, it } from 'vitest';
import { GuestBookAnswer, SignedAnswer, StudentAnswer, VisitAnswer } from '@shared/contract/school/school.ts';
import { Done } from '@shared/contract/values.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const VISITS = '/api/school/visits';
const GUEST_BOOK = '/api/school/guest-book';
const withKey = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });

onPostgresAlone('the hit counter', (open) => {
  const product = startProduct(open);
  const visit = async (headers = withKey()) =>
    (await product.visitor().post(VISITS, {}, headers)).as(VisitAnswer).visits;

  it('counts each visit once, however often it is sent (FHS-5)', async () => {
    expect(await visit()).toBe(1);
    const key = withKey();
    expect(await Promise.all([visit(key), visit(key), visit(key)])).toEqual([2, 2, 2]);
    expect(await visit()).toBe(3);
  });

  it('gives every one of many visitors at once a number of their own', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => visit()));
    expect(new Set(numbers).size).toBe(20);
  });
});

onProductionEngine('a flood of visits', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, [`POST ${VISITS}`]: 3 } });

  it('ends after some of one address', async () => {
    const replies = [];
    for (let count = 0; count < 40; count += 1)
      replies.push((await product.visitor().post(VISITS, {}, withKey())).status);
    expect(new Set(replies)).toEqual(new Set([200, 429]));
  });
});

onProductionEngine('the student of the week', (open) => {
  const product = startProduct(open);
  const student = async () => (await product.visitor().get('/api/school/student')).as(StudentAnswer).student;

  it('is none before the index knows a Flunk, and then one of them, another one next week (FHS-6)', async () => {
    expect(await student()).toBeNull();
    await product.db.asOwner(
      `insert into app.templates (collection, template_id, name, image, traits, clique)
       select 'Flunks', id, 'Flunk #' || id, 'https://pictures.example/' || id, '{}', null from generate_series(1, 5) as id`,
    );
    const member = await product.member();
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id, owner, owner_since)
       select 'Flunks', 100 + id, id, '${member.wallet}', 1 from generate_series(1, 5) as id`,
    );
    const first = await student();
    expect(first?.collection).toBe('Flunks');
    expect(await student()).toEqual(first);
    product.passTime(7 * 86_400_000);
    const second = await student();
    expect(second?.serial).not.toBe(first?.serial);
  });
});

onProductionEngine('the guest book', (open) => {
  const product = startProduct(open);
  const read = async (query = 'limit=100', by: Visitor = product.visitor()) =>
    (await by.get(`${GUEST_BOOK}?${query}`)).as(GuestBookAnswer);
  const sign = (by: Visitor, line: unknown, headers = withKey()) =>
    by.post(GUEST_BOOK, { wallet: by.wallet, line }, headers);

  it('is written by members and read by guests, newest first, under the name of the profile (FHS-9)', async () => {
    const rosie = await product.member();
    expect((await rosie.post('/api/profile', { wallet: rosie.wallet, username: 'rosie_95' })).status).toBe(
      200,
    );
    const nameless = await product.member();
    const { line } = (await sign(nameless, ' Go   Flunks!\n')).as(SignedAnswer);
    expect(line).toMatchObject({ username: null, line: 'Go Flunks!' });
    product.passTime(1000);
    (await sign(rosie, 'Who was there at 8:04?')).as(SignedAnswer);
    const { lines } = await read();
    expect(lines.map(({ username, line: text }) => [username, text])).toEqual([
      ['rosie_95', 'Who was there at 8:04?'],
      [null, 'Go Flunks!'],
    ]);
    expect(JSON.stringify(lines)).not.toContain(rosie.wallet);
  });

  it('comes page by page', async () => {
    const all = await read();
    const first = await read('limit=1');
    const rest = await read(`cursor=${first.next ?? ''}`);
    expect([...first.lines, ...rest.lines]).toEqual(all.lines);
  });

  it('takes no line from a guest, and none in the name of another wallet', async () => {
    const [mine, other] = [await product.member(), await product.member()];
    expect((await product.visitor().post(GUEST_BOOK, { wallet: mine.wallet, line: 'Hi' })).refused()).toEqual(
      [401, 'UNAUTHENTICATED'],
    );
    expect((await mine.post(GUEST_BOOK, { wallet: other.wallet, line: 'Hi' })).refused()).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it.each(['', ' \n', 'x'.repeat(121), 'nul \u0000', 'turned \u202e', 'see https://gum.example', 7, null])(
    'refuses %j (FHS-9)',
    async (line) => {
      const before = await read();
      expect((await sign(await product.member(), line)).refused()).toEqual([400, 'BAD_REQUEST']);
      expect(await read()).toEqual(before);
    },
  );

  it('keeps a line that is sent twice by one click once', async () => {
    const before = (await read()).lines.length;
    const [member, key] = [await product.member(), withKey()];
    const clicks = await Promise.all([1, 2, 3].map(() => sign(member, 'Once.', key)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).lines).toHaveLength(before + 1);
  });

  it('shows a tombstone for a line that an administrator takes away, and no other caller can (FHS-9)', async () => {
    const member = await product.member();
    const { line } = (await sign(member, 'Buy my gum.')).as(SignedAnswer);
    const remove = (by: Visitor, id: string) => by.post(`${GUEST_BOOK}/removals`, { id });
    expect((await remove(product.visitor(), line.id)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await remove(member, line.id)).refused()).toEqual([403, 'FORBIDDEN']);
    const dean = await administrator(product);
    (await remove(dean, line.id)).as(Done);
    expect((await remove(dean, line.id)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await read('limit=100', dean)).lines.find(({ id }) => id === line.id)).toMatchObject({
      line: '',
      removed: 'operator',
    });
  });
});

onPostgresAlone('a flood of lines', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, [`POST ${GUEST_BOOK}`]: 2 } });

  it('ends after a few of one wallet (FHS-9)', async () => {
    const member = await product.member();
    const replies = [];
    for (const line of ['One.', 'Two.', 'Three.'])
      replies.push((await member.post(GUEST_BOOK, { wallet: member.wallet, line }, withKey())).status);
    expect(replies).toEqual([200, 200, 429]);
  });
});
