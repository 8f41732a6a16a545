import { expect, it } from 'vitest';
import { BlocksAnswer } from '@shared/contract/people/chat.ts';
import { BLOCKS_MOST } from '@shared/db/people/blocks.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { newWallet, startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onPostgresAlone('a block', (open) => {
  const product = startProduct(open);
  const block = (by: Writer, who: { author: string | null } | { username: string }, blocked = true) =>
    by.browser.post('/api/chat/blocks', { wallet_address: walletOf(by.browser), ...who, blocked });
  const known = async ({ browser }: Writer) => {
    const { blocked, hidden } = (await browser.get('/api/chat/blocks')).as(BlocksAnswer);
    return [blocked, hidden].map((people) => people.map(({ username }) => username));
  };
  const isBlocked = async (one: Writer, other: Writer) => {
    const wallets = [walletOf(one.browser), walletOf(other.browser)];
    const [row] = await product.db.transaction(walletOf(one.browser), (tx) =>
      tx.query<{ both: boolean[] }>(
        'select array[app.is_blocked($1, $2), app.is_blocked($2, $1)] as both',
        wallets,
      ),
    );
    return row?.both;
  };

  it('parts two people until neither of them blocks the other, and says who did to no one else (BLOCK-1)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { author } = await ben.said('Hi');
    expect(await isBlocked(ann, ben)).toEqual([false, false]);
    expect((await block(ann, { author })).status).toBe(200);
    expect((await block(ann, { author })).status).toBe(200);
    expect(await known(ann)).toEqual([[ben.name], [ben.name]]);
    expect(await known(ben)).toEqual([[], [ann.name]]);
    expect(await isBlocked(ann, ben)).toEqual([true, true]);
    expect(await isBlocked(ben, ann)).toEqual([true, true]);
    expect((await block(ben, { username: ann.name.toUpperCase() })).status).toBe(200);
    await block(ann, { author }, false);
    expect(await known(ann)).toEqual([[], [ben.name]]);
    expect(await isBlocked(ann, ben)).toEqual([true, true]);
    await block(ben, { username: ann.name }, false);
    expect(await known(ben)).toEqual([[], []]);
    expect(await isBlocked(ann, ben)).toEqual([false, false]);
  });

  it('is of a person with a name, and not of oneself (BLOCK-1)', async () => {
    const ann = await newWriter(product);
    for (const who of [{ username: ann.name }, { username: 'Not_Here' }, { author: crypto.randomUUID() }]) {
      expect((await block(ann, who)).refused()).toEqual([404, 'NOT_FOUND']);
    }
    expect((await ann.browser.post('/api/chat/blocks', { blocked: true })).refused()[0]).toBe(400);
  });

  it(`is one of ${BLOCKS_MOST} at most (BLOCK-1)`, async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const many = Array.from({ length: BLOCKS_MOST }, newWallet);
    await product.db.asOwner(
      `with made as (insert into app.wallets (wallet) select value from json_array_elements_text($1::text::json) returning id)
       insert into app.chat_blocks (wallet, blocked) select $2, id from made`,
      [JSON.stringify(many), walletOf(ann.browser)],
    );
    expect((await block(ann, { username: ben.name })).refused()).toEqual([409, 'CONFLICT']);
  });

  it('hides in a room what each of the two writes from the other, while all others read both (BLOCK-1)', async () => {
    const [ann, ben, cleo] = [await newWriter(product), await newWriter(product), await newWriter(product)];
    await block(ann, { username: ben.name });
    product.passTime(60_000);
    const since = product.now();
    const ids = [await ann.said('From Ann'), await ben.said('From Ben'), await cleo.said('From Cleo')];
    const read = async (writer: Writer, query: Record<string, string>) =>
      (await writer.read(query)).messages.map(({ username }) => username).sort();
    for (const query of [{ limit: '3' }, { limit: '3', since }]) {
      expect(await read(ann, query), 'Ann').not.toContain(ben.name);
      expect(await read(ben, query), 'Ben').not.toContain(ann.name);
      expect(await read(cleo, query), 'Cleo').toEqual([ann.name, ben.name, cleo.name].sort());
    }
    // A portion of which the reader sees nothing is not the last one.
    const one = await ann.read({ limit: '2', since });
    expect(one.messages.map(({ username }) => username)).toEqual([ann.name]);
    expect(one.next).not.toBeNull();
    expect((await ann.say('You too', { reply_to: ids[1]?.id })).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await ben.say('You too', { reply_to: ids[0]?.id })).refused()).toEqual([404, 'NOT_FOUND']);
  });
});
