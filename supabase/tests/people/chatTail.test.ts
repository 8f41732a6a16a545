import { expect, it } from 'vitest';
import { ChatTailAnswer } from '@shared/contract/people/chat.ts';
import { RoomTicketAnswer } from '@shared/contract/people/ticket.ts';
import { TAIL_MOST, TAIL_SECONDS, type Room } from '@shared/domain/people/chat.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onBothEngines, onPglite } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

const QUARTER = 900_000;

onBothEngines('the end of a room', (open) => {
  const product = startProduct(open);
  const ask = (key: string, room: Room = 'General Chat') =>
    product.visitor().get(`/api/chat/tail?${new URLSearchParams({ room, key }).toString()}`);
  const keyOf = async ({ browser }: Writer, room: Room = 'General Chat') =>
    (await browser.post('/api/chat/tickets', { wallet_address: walletOf(browser), room })).as(
      RoomTicketAnswer,
    ).key;
  const readBy = async (writer: Writer) => (await ask(await keyOf(writer))).as(ChatTailAnswer);
  const textsOf = async (writer: Writer) =>
    (await readBy(writer)).messages.map(({ message_text }) => message_text);

  it('is the same for all its members, without a session, and kept for two seconds (CHAT-11)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    expect(await keyOf(ann)).toBe(await keyOf(ben));
    const first = await ann.said('One');
    const reply = await ask(await keyOf(ann));
    expect(reply.headers.get('cache-control')).toBe('public, max-age=2');
    expect(reply.as(ChatTailAnswer)).toEqual({
      success: true,
      at: product.now(),
      messages: [first],
      changed: [],
    });
    expect(reply.text).not.toMatch(/0x[0-9a-f]{16}/);
    const second = await ben.said('Two');
    expect(await textsOf(ben)).toEqual(['One']);
    product.passTime(TAIL_SECONDS * 1000);
    expect((await readBy(ben)).messages).toEqual([second, first]);
  });

  it('says nothing that one person alone may read (CHAT-11, CHAT-4)', async () => {
    const ann = await newWriter(product);
    product.passTime(TAIL_SECONDS * 1000);
    expect((await ann.said('Send me your seed phrase')).held).toBe(true);
    expect(await textsOf(ann)).not.toContain('Send me your seed phrase');
  });

  it('has what was changed before its newest messages', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await newWriter(product);
    const { id } = await ann.said('Teh first');
    product.passTime(TAIL_SECONDS * 1000);
    for (let nth = 0; nth < TAIL_MOST; nth += 1) await ann.said(`After it ${nth}`);
    product.passTime(1);
    await ann.change('edits', { id, message_text: 'The first' });
    const { messages, changed } = await readBy(ann);
    expect(messages).toHaveLength(TAIL_MOST);
    expect(changed.map(({ message_text }) => message_text)).toEqual(['The first']);
  });

  it('is refused to a key that is wrong, of another room, or over (CHAT-11)', async () => {
    const ann = await newWriter(product);
    const key = await keyOf(ann);
    const [until = '', seal = ''] = key.split('.');
    const wrong = ['', 'x', `${until}.`, `${Number(until) + 900}.${seal}`, await keyOf(ann, 'Study Hall')];
    for (const one of wrong) expect((await ask(one)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await ask('x')).headers.get('cache-control')).toBe('no-store');
    product.passTime(QUARTER - 1);
    expect((await ask(key)).status).toBe(200);
    product.passTime(QUARTER);
    expect((await ask(key)).refused()).toEqual([403, 'FORBIDDEN']);
  });
});
