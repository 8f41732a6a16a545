import { expect, it } from 'vitest';
import { PostedAnswer, RoomsAnswer } from '@shared/contract/people/chat.ts';
import { RoomTicketAnswer } from '@shared/contract/people/ticket.ts';
import { holdRoom, takeSeat } from '@shared/db/people/chat.ts';
import { deleteOld } from '@shared/db/system/retention.ts';
import { CROWD_MOST, topicOf, type Room } from '@shared/domain/people/chat.ts';
import type { Address } from '@shared/kernel/units.ts';
import { decodeJwt } from 'jose';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

const LEASE = 600;
const DAY = 24 * 60 * 60_000;

onProductionEngine('the crowds of a room', (open) => {
  const product = startProduct(open);
  const seatsOf = async (room: string) =>
    (
      await product.db.asOwner<{ here: number }>(
        'select count(*)::int as here from app.chat_seats where of_room = $1 group by crowd order by crowd',
        [room],
      )
    ).map(({ here }) => here);
  const sit = (wallet: Address, wanted: number | 'any' = 'any', room: Room = 'General Chat') =>
    product.db.transaction(wallet, (tx) => takeSeat(tx, room, wanted, LEASE));
  const ask = ({ browser }: Writer, more: object) =>
    browser.post('/api/chat/tickets', { wallet_address: walletOf(browser), room: 'Study Hall', ...more });
  const ticketOf = async (writer: Writer, more: object = { crowd: 'any' }) =>
    (await ask(writer, more)).as(RoomTicketAnswer);

  it('have 250 people at most, however many come at once, and each keeps their seat or gets a free one (CHAT-12)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const people = Array.from({ length: 2 * CROWD_MOST + 5 }, () => newWallet());
    await product.db.asOwner(`insert into app.wallets (wallet) select unnest(string_to_array($1, ','))`, [
      people.join(','),
    ]);
    const seats: (number | undefined)[] = [];
    for (let from = 0; from < people.length; from += 100) {
      const wave = await Promise.all(people.slice(from, from + 100).map((wallet) => sit(wallet)));
      seats.push(...wave.map((seat) => seat?.crowd));
    }
    expect(await seatsOf('General Chat')).toEqual([CROWD_MOST, CROWD_MOST, 5]);
    const [first, last] = [people[0] ?? newWallet(), people.at(-1) ?? newWallet()];
    expect([seats[0], seats.at(-1)]).toEqual([1, 3]);
    // As they renew their tickets, in full crowds too.
    expect([(await sit(first))?.crowd, (await sit(last))?.crowd]).toEqual([1, 3]);
    expect([await sit(last, 1), await sit(last, 9)]).toEqual([null, null]);
    product.passTime(LEASE * 1000);
    expect(await sit(last)).toEqual({ crowd: 3, crowds: [{ crowd: 3, here: 1 }] });
    expect((await sit(last, 2))?.crowd).toBe(2);
    const taken = [1, 2].map((crowd) => ({ crowd, here: 1 }));
    expect(await sit(first)).toEqual({ crowd: 1, crowds: taken });
  });

  it('have tickets of their own, and refuse a seat that is not there (CHAT-12)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    await product.db.asOwner(
      `insert into app.chat_rooms (room, of_room, crowd) values ('Study Hall 2', 'Study Hall', 2)`,
      [],
    );
    const { crowd, ticket, crowds } = await ticketOf(ann, { crowd: 2 });
    expect([crowd, decodeJwt(ticket)['topic'], crowds]).toEqual([
      2,
      topicOf('Study Hall', 2),
      [{ crowd: 2, here: 1 }],
    ]);
    expect((await ticketOf(ann)).crowd).toBe(2);
    expect((await ticketOf(ben)).crowd).toBe(1);
    expect((await ask(ben, { crowd: 9 })).refused()).toEqual([409, 'CONFLICT']);
  });

  it('are rooms of their own to messages, and to operators by their names (CHAT-12)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    await ticketOf(ann, { crowd: 2 });
    const message = await ann.said('Over here', { room_name: 'Study Hall', crowd: 2 });
    expect(message).toMatchObject({ room_name: 'Study Hall', crowd: 2 });
    const texts = async (crowd: string) =>
      (await ben.read({ crowd }, 'Study Hall')).messages.map(({ message_text }) => message_text);
    expect([await texts('2'), await texts('1')]).toEqual([['Over here'], []]);
    const [sent] = await product.db.asOwner(
      'select topic from realtime.messages order by inserted_at desc limit 1',
    );
    expect(sent).toEqual({ topic: 'room:study-hall-2' });
    const [kept] = await product.db.asOwner(
      'select room from app.chat_messages where id = $1::text::bigint',
      [message.id],
    );
    expect(kept).toEqual({ room: 'Study Hall 2' });
    expect((await ann.say('Nowhere', { room_name: 'Study Hall', crowd: 77 })).refused()).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const { rooms } = (await ann.browser.get('/api/chat/rooms')).as(RoomsAnswer);
    expect(rooms.find(({ name }) => name === 'Study Hall')).toMatchObject({ crowd: 2, written: 1 });
  });

  it('begin with what was said in the first before they were there, page by page, and can be answered so (CHAT-12)', async () => {
    const room = 'Gaming Lounge';
    const ann = await newWriter(product);
    const say = async (text: string) => (await ann.said(text, { room_name: room })).id;
    await say('One');
    const two = await say('Two');
    const ben = await newWriter(product);
    // The first is full.
    const people = Array.from({ length: CROWD_MOST }, () => newWallet()).join(',');
    await product.db.asOwner(`insert into app.wallets (wallet) select unnest(string_to_array($1, ','))`, [
      people,
    ]);
    await product.db.asOwner(
      `insert into app.chat_seats (wallet, of_room, crowd, until)
       select one, $1, 1, app.now() + interval '1 hour' from unnest(string_to_array($2, ',')) as one`,
      [room, people],
    );
    expect((await sit(walletOf(ben.browser), 'any', room))?.crowd).toBe(2);
    await say('Later, in the first');
    const read = async (query: Readonly<Record<string, string>> = {}) => {
      const { messages, next } = await ben.read({ crowd: '2', ...query }, room);
      return { texts: messages.map(({ message_text }) => message_text), next };
    };
    expect((await read()).texts).toEqual(['Two', 'One']);
    await ben.said('Here', { room_name: room, crowd: 2, reply_to: two });
    const newest = await read({ limit: '2' });
    expect(newest.texts).toEqual(['Here', 'Two']);
    expect(await read({ limit: '2', cursor: newest.next ?? '' })).toEqual({ texts: ['One'], next: null });
  });

  it('go when nobody has a seat or a message there any longer, and never while one is written or taken (CHAT-12)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const room = 'Music & Chill';
    const ann = await newWriter(product);
    const crowds = async () =>
      (
        await product.db.asOwner<{ crowd: number }>(
          'select crowd from app.chat_rooms where of_room = $1 order by crowd',
          [room],
        )
      ).map(({ crowd }) => crowd);
    const clean = () => deleteOld(product.db, 1000);
    await product.db.asOwner(
      `insert into app.chat_rooms (room, of_room, crowd) select $1 || ' ' || n, $1, n from generate_series(2, 5) as n`,
      [room],
    );
    expect((await sit(walletOf(ann.browser), 2, room))?.crowd).toBe(2);
    await ann.said('Over here', { room_name: room, crowd: 3 });
    await product.db.transaction(walletOf(ann.browser), async (tx) => {
      await holdRoom(tx, `${room} 4`);
      await clean();
    });
    expect(await crowds()).toEqual([1, 2, 3, 4]);
    await product.db.transaction(newWallet(), async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('seats of ' || $1, 0))`, [room]);
      await clean();
    });
    expect(await crowds()).toEqual([1, 2, 3, 4]);
    product.passTime(2 * DAY);
    await clean();
    expect(await crowds()).toEqual([1, 3]);
    product.passTime(90 * DAY);
    await clean();
    expect(await crowds()).toEqual([1]);
    expect((await sit(walletOf(ann.browser), 'any', room))?.crowd).toBe(1);
  });

  it('are not known to a page of the version before, which is in the first one (CHAT-12)', async () => {
    const ann = await newWriter(product);
    const before = await seatsOf('Study Hall');
    const { crowd, ticket } = await ticketOf(ann, {});
    expect([crowd, decodeJwt(ticket)['topic']]).toEqual([1, topicOf('Study Hall')]);
    expect(await seatsOf('Study Hall')).toEqual(before);
    const reply = await ann.say('As ever', { room_name: 'Study Hall' });
    expect(reply.as(PostedAnswer).message).not.toHaveProperty('crowd');
  });
});
