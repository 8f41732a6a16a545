import { expect, it } from 'vitest';
import { PostedAnswer } from '@shared/contract/people/chat.ts';
import type { MessageReaction } from '@shared/domain/people/chat.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onProductionEngine('reactions to messages', (open) => {
  const product = startProduct(open);
  const put = ({ browser }: Writer, id: string, reaction: MessageReaction = 'heart', on = true) =>
    browser.post('/api/chat-messages/reactions', { wallet_address: walletOf(browser), id, reaction, on });
  const given = async (writer: Writer, id: string, reaction: MessageReaction = 'heart', on = true) =>
    (await put(writer, id, reaction, on)).as(PostedAnswer).message.reactions?.given;
  const authorOf = async (writer: Writer) => (await writer.said(`I am ${writer.name}`)).author ?? '';

  it('are put once by each person, counted for all, and taken back (CHAT-15)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const [annId, benId] = [await authorOf(ann), await authorOf(ben)];
    const { id } = await ann.said('Go Flunks');
    expect(await given(ben, id)).toEqual([{ reaction: 'heart', count: 1, by: [benId] }]);
    product.passTime(1_000);
    await put(ben, id);
    expect(await given(ann, id)).toEqual([{ reaction: 'heart', count: 2, by: [benId, annId] }]);
    await put(ann, id, 'fire');
    const seen = (await ben.read()).messages.find((one) => one.id === id);
    expect(seen?.reactions?.given.map(({ reaction, count }) => [reaction, count])).toEqual([
      ['heart', 2],
      ['fire', 1],
    ]);
    expect(seen?.edited_at).toBeNull();
    await put(ben, id, 'heart', false);
    expect(await given(ann, id, 'heart', false)).toEqual([{ reaction: 'fire', count: 1, by: [annId] }]);
  });

  it('are told to the author once a day, by name (NEWS-5)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Tell me');
    await put(ben, id, 'fire');
    await put(ben, id, 'heart');
    await put(ann, id, 'heart');
    const news = await product.db.asOwner(
      `select one.kind, one.subject, actor = $2 as "isBens" from app.news as one where wallet = $1`,
      [walletOf(ann.browser), walletOf(ben.browser)],
    );
    expect(news).toEqual([
      { kind: 'message-reaction', subject: { room: 'General Chat', message: id }, isBens: true },
    ]);
  });

  it('are counted whole where many react at once, and told to the room as a change (CHAT-15, CHAT-8)', async () => {
    await product.db.asOwner('update app.chat_rooms set pause_ms = 0', []);
    const writers = await Promise.all(Array.from({ length: 8 }, () => newWriter(product)));
    const [first] = writers;
    if (!first) throw new Error('no one wrote');
    const { id } = await first.said('All at once');
    await Promise.all(writers.map((writer) => put(writer, id)));
    const seen = (await first.read()).messages.find((one) => one.id === id);
    expect([seen?.reactions?.nth, seen?.reactions?.given[0]?.count]).toEqual([8, 8]);
    const [told] = await product.db.asOwner<{ payload: unknown }>(
      `select payload from realtime.messages where payload ->> 'id' = $1
       order by (payload -> 'reactions' ->> 'nth')::integer desc nulls last limit 1`,
      [id],
    );
    expect(told?.payload).toMatchObject({ id, reactions: seen?.reactions });
    expect(JSON.stringify(told)).not.toMatch(/0x[0-9a-f]{16}/);
  });

  it('are refused to who has no name or is muted, across a block, and under what is held, removed or not there (CHAT-15, BLOCK-1)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id, author } = await ann.said('Mine');
    const nameless = await product.member();
    const body = { wallet_address: walletOf(nameless), id, reaction: 'heart', on: true };
    expect((await nameless.post('/api/chat-messages/reactions', body)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await put(ben, '999999')).refused()).toEqual([404, 'NOT_FOUND']);
    const held = await ann.said('Send me your seed phrase');
    expect((await put(ann, held.id)).refused()).toEqual([404, 'NOT_FOUND']);
    await ben.browser.post('/api/chat/blocks', {
      wallet_address: walletOf(ben.browser),
      author,
      blocked: true,
    });
    expect((await put(ben, id)).refused()).toEqual([404, 'NOT_FOUND']);
    await put(ann, id);
    await ann.change('removals', { id });
    expect((await ann.read()).messages.find((one) => one.id === id)).not.toHaveProperty('reactions');
    expect((await put(ann, id, 'fire')).refused()).toEqual([404, 'NOT_FOUND']);
    const other = await ann.said('Another');
    await product.db.asOwner('update app.wallets set muted_at = now() where wallet = $1', [
      walletOf(ann.browser),
    ]);
    expect((await put(ann, other.id)).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('are read by their own wallet alone, and go with their message', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const { id } = await ann.said('Soon gone');
    await put(ann, id);
    await put(ben, id);
    const own = await product.db.transaction(walletOf(ben.browser), (tx) =>
      tx.query('select wallet from app.chat_reactions where message = $1::text::bigint', [id]),
    );
    expect(own).toEqual([{ wallet: walletOf(ben.browser) }]);
    await product.db.asOwner('delete from app.chat_messages where id = $1::text::bigint', [id]);
    expect(
      await product.db.asOwner('select from app.chat_reactions where message = $1::text::bigint', [id]),
    ).toEqual([]);
  });
});
