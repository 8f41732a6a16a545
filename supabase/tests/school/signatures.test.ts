import { expect, it } from 'vitest';
import { SignaturesAnswer, SignedPageAnswer } from '@shared/contract/school/yearbook.ts';
import { moderate } from '@shared/domain/people/moderation.ts';
import { SIGNATURE_RULE } from '@shared/domain/school/signatures.ts';
import { meetPlayers } from '../../local/demo/arcade.ts';
import { DEMO_SIGNATURES, signYearbook } from '../../local/demo/signatures.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('signatures in the Yearbook', (open) => {
  const product = startProduct(open);
  /** A holder who has a name, with a student of theirs. */
  const holder = async (): Promise<Writer & { readonly student: string }> => {
    const writer = await newWriter(product);
    return { ...writer, student: await holdsFlunk(product, writer.browser) };
  };
  const sign = (browser: Visitor, tokenId: string, text: string, headers: Record<string, string> = {}) =>
    browser.post('/api/yearbook/signatures', { wallet: browser.wallet, tokenId, text }, headers);
  const page = async (tokenId: string, browser = product.visitor(), more = '') =>
    (await browser.get(`/api/yearbook/signatures?tokenId=${tokenId}${more}`)).as(SignaturesAnswer);
  const texts = async (tokenId: string) => (await page(tokenId)).signatures.map(({ text }) => text);
  const remove = (browser: Visitor, id: string) =>
    browser.post('/api/yearbook/signatures/removals', { wallet: browser.wallet, id });

  it('stand on the page of a student for all to read, newest first, by the name of who wrote them (YEARBOOK-13)', async () => {
    const [{ student }, ann, ben] = [await holder(), await holder(), await holder()];
    await sign(ann.browser, student, '  See you in  homeroom ');
    product.passTime(1000);
    await sign(ben.browser, student, '<b>Stay cool</b>');
    const seen = await page(student);
    expect(seen).toMatchObject({ standing: 'guest', mine: null, next: null });
    expect(seen.signatures.map(({ username, text, isMine }) => [username, text, isMine])).toEqual([
      [ben.name, '<b>Stay cool</b>', false],
      [ann.name, 'See you in homeroom', false],
    ]);
    expect(await texts(ann.student)).toEqual([]);
    const first = await page(student, ann.browser, '&limit=1');
    expect(first.signatures.map(({ text }) => text)).toEqual(['<b>Stay cool</b>']);
    expect(first.mine).toMatchObject({ text: 'See you in homeroom', isMine: true });
    const second = await page(student, ann.browser, `&limit=1&cursor=${first.next ?? ''}`);
    expect(second.signatures.map(({ text }) => text)).toEqual(['See you in homeroom']);
  });

  it('are one a person and student: another text takes the place of the one before, from two tabs too (YEARBOOK-12)', async () => {
    const [{ student }, ann] = [await holder(), await holder()];
    await sign(ann.browser, student, 'First words');
    await sign(ann.browser, student, 'Better words');
    expect(await texts(student)).toEqual(['Better words']);
    await Promise.all(['From the left', 'From the right'].map((text) => sign(ann.browser, student, text)));
    expect(await texts(student)).toHaveLength(1);
  });

  it('are the same after they are sent again, with the key of the first or without (YEARBOOK-12)', async () => {
    const [{ student }, ann] = [await holder(), await holder()];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await sign(ann.browser, student, 'Stay cool', key);
    expect((await sign(ann.browser, student, 'Stay cool', key)).text).toBe(first.text);
    const again = await sign(ann.browser, student, ' Stay  cool ');
    expect(again.as(SignedPageAnswer)).toEqual(first.as(SignedPageAnswer));
    expect(await texts(student)).toEqual(['Stay cool']);
  });

  it('take a Flunk, a name, and a student of others, also where it is in a linked account (YEARBOOK-12)', async () => {
    const [{ student }, ann] = [await holder(), await holder()];
    const without = await newWriter(product);
    expect((await page(student, without.browser)).standing).toBe('no-flunk');
    expect((await sign(without.browser, student, 'Hi')).refused()).toEqual([403, 'FORBIDDEN']);
    const nameless = await product.member();
    await holdsFlunk(product, nameless);
    expect((await page(student, nameless)).standing).toBe('nameless');
    expect((await sign(nameless, student, 'Hi')).refused()[1]).toBe('PROFILE_REQUIRED');
    expect((await page(ann.student, ann.browser)).standing).toBe('own');
    expect((await sign(ann.browser, ann.student, 'Me, myself')).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await sign(ann.browser, '4040404', 'Hi')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await page(student, ann.browser)).standing).toBe('open');
    await product.db.asOwner(
      `insert into app.linked_wallets (wallet, linked)
       select $1, array[owner::text] from app.tokens where collection = 'Flunks' and token_id = $2::text::numeric`,
      [walletOf(ann.browser), student],
    );
    expect((await page(student, ann.browser)).standing).toBe('own');
    expect((await sign(ann.browser, student, 'Hi')).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await texts(student)).toEqual([]);
  });

  it('are written by a session, in its own name alone, and not by the muted', async () => {
    const [{ student }, ann, ben] = [await holder(), await holder(), await holder()];
    const forged = { wallet: ann.browser.wallet, tokenId: student, text: 'Hi' };
    expect((await ben.browser.post('/api/yearbook/signatures', forged)).refused()[0]).toBe(403);
    expect((await product.visitor().post('/api/yearbook/signatures', forged)).refused()[0]).toBe(401);
    const wallet = walletOf(ann.browser);
    await product.db.asOwner('update app.wallets set muted_at = app.now() where wallet = $1', [wallet]);
    expect((await sign(ann.browser, student, 'Hi')).refused()).toEqual([403, 'FORBIDDEN']);
    const insert = (by: string) =>
      product.db.transaction(wallet, (tx) =>
        tx.query(
          `insert into app.yearbook_signatures (token_id, wallet, text) values (${student}, '${by}', 'Hi')`,
        ),
      );
    await expect(insert(wallet)).rejects.toThrow(/row-level security/);
    await expect(insert(walletOf(ben.browser))).rejects.toThrow(/row-level security/);
    expect(await texts(student)).toEqual([]);
  });

  it.each([
    ['nothing', '   '],
    ['more than 140 characters', 'ab'.repeat(71)],
    ['a web address', 'see www.evil.com'],
    ['a text that runs backward', 'a\u202eb'],
  ])('are refused with %s (YEARBOOK-12)', async (_what, text) => {
    const [{ student }, ann] = [await holder(), await holder()];
    expect((await sign(ann.browser, student, text)).refused()).toEqual([400, 'BAD_REQUEST']);
    expect(await texts(student)).toEqual([]);
  });

  it('are taken away by who wrote them, without a trace, and signed again (YEARBOOK-12)', async () => {
    const [{ student }, ann, ben] = [await holder(), await holder(), await holder()];
    const { id } = (await sign(ann.browser, student, 'Oops')).as(SignedPageAnswer).signature;
    expect((await remove(ben.browser, id)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await remove(ann.browser, id)).status).toBe(200);
    expect((await remove(ann.browser, id)).refused()).toEqual([404, 'NOT_FOUND']);
    expect(await page(student, ann.browser)).toMatchObject({ signatures: [], mine: null, standing: 'open' });
    expect((await sign(ann.browser, student, 'That is better')).status).toBe(200);
    const forged = `update app.yearbook_signatures set removed_at = null, removed_by = null where id = ${id} returning id`;
    expect(await product.db.transaction(walletOf(ann.browser), (tx) => tx.query(forged))).toEqual([]);
  });

  it('leave a tombstone where an operator removes one, and the place is not signed again (YEARBOOK-12)', async () => {
    const [{ student }, ann] = [await holder(), await holder()];
    const operator = await administrator(product);
    const { id } = (await sign(ann.browser, student, 'Rude words')).as(SignedPageAnswer).signature;
    expect((await remove(operator, id)).status).toBe(200);
    const seen = await page(student, ann.browser);
    expect(seen).toMatchObject({ standing: 'removed', mine: null });
    expect(seen.signatures.map(({ text, removed }) => [text, removed])).toEqual([['', 'operator']]);
    expect((await sign(ann.browser, student, 'Rude words again')).refused()).toEqual([403, 'FORBIDDEN']);
    const acts = await product.db.asOwner(
      `select act, was ->> 'text' as text from app.audit_log where subject = $1 and act like 'signature%'`,
      [id],
    );
    expect(acts).toEqual([{ act: 'signature-removed', text: 'Rude words' }]);
  });
});

onPostgresAlone('the limit of signatures', (open) => {
  const product = startProduct(open, { limits: { 'POST /api/yearbook/signatures': 2 } });

  it('stops a person who signs page after page (YEARBOOK-12)', async () => {
    const ann = await newWriter(product);
    await holdsFlunk(product, ann.browser);
    const owner = await newWriter(product);
    const statuses: number[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      const tokenId = await holdsFlunk(product, owner.browser);
      const body = { wallet: ann.browser.wallet, tokenId, text };
      statuses.push((await ann.browser.post('/api/yearbook/signatures', body)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

onPostgresAlone('the signatures of the demo', (open) => {
  const product = startProduct(open);

  it('stand on its pages as people may write them, and those that were taken down stay down', async () => {
    await meetPlayers(product.db);
    const start = () => signYearbook(product.db, Date.parse(product.now()));
    await start();
    const [gone] = DEMO_SIGNATURES;
    await product.db.asOwner(
      `update app.yearbook_signatures set removed_at = app.now(), removed_by = 'operator' where text = $1`,
      [gone?.text ?? ''],
    );
    await start();
    const pages = [...new Set(DEMO_SIGNATURES.map(({ on }) => on))];
    const read = async (tokenId: number) => {
      const answer = await product.visitor().get(`/api/yearbook/signatures?tokenId=${tokenId}`);
      const { signatures } = answer.as(SignaturesAnswer);
      return signatures.map(({ username: by, text }) => ({ on: tokenId, by, text }));
    };
    const seen = (await Promise.all(pages.map(read))).flat();
    expect(seen).toEqual([{ ...gone, text: '' }, ...DEMO_SIGNATURES.slice(1)]);
    for (const { text } of DEMO_SIGNATURES) {
      expect(moderate(text, SIGNATURE_RULE)).toEqual({ verdict: 'ok', text });
    }
  });
});
