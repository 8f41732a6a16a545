import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChatBroadcast, type ChatMessage } from '@shared/contract/people/chat.ts';
import { holdRoom, tellCrowd, writeMessage } from '@shared/db/people/chat.ts';
import type { Db } from '@shared/db/port.ts';
import { topicOf, type Room } from '@shared/domain/people/chat.ts';
import { tellingDb } from '../../functions/api/tellCrowds.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onBothEngines, onPglite } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { join, supabaseOf } from '../support/realtime.ts';
import { walletOf } from '../support/visitor.ts';

/** A pause that is longer than a busy machine takes for a few answers. */
const LONG_MS = 3_000;

onBothEngines('the broadcasts of a crowd', (open) => {
  const product = startProduct(open, { realtime: true });
  const setPause = (room: Room, ms: number) =>
    product.db.asOwner('update app.chat_rooms set pause_ms = $1::text::int, told_at = null where room = $2', [
      String(ms),
      room,
    ]);
  /** As when the pause of each room is over. A busy machine would not keep to one that is waited for. */
  const passPause = () =>
    product.db.asOwner(
      `update app.chat_rooms set told_at = told_at - make_interval(secs => pause_ms / 1000.0)`,
      [],
    );
  /** What a page is told of a room from now on, broadcast by broadcast. */
  const hear = async ({ browser }: Writer, room: Room): Promise<() => readonly ChatMessage[][]> => {
    const { heard } = await join(supabaseOf(product.url, browser), topicOf(room));
    return () =>
      heard.map(([event, payload]) => {
        expect(event).toBe('message');
        const { earlier = [], ...last } = ChatBroadcast.strict().parse(payload);
        return [...earlier, last];
      });
  };
  const idsOf = (batches: readonly (readonly ChatMessage[])[]) =>
    batches.map((batch) => batch.map(({ id }) => id));
  const authorOf = async ({ browser }: Writer): Promise<string> => {
    const [row] = await product.db.asOwner<{ id: string }>('select id from app.wallets where wallet = $1', [
      walletOf(browser),
    ]);
    return row?.id ?? '';
  };
  /** Writes by a server's database, or, as if that server were killed then, by one that tells nothing later. */
  const write = async (db: Db, writer: Writer, room: Room, text: string): Promise<string> => {
    const author = await authorOf(writer);
    const { id } = await db.transaction(walletOf(writer.browser), async (tx) => {
      await holdRoom(tx, room);
      return writeMessage(tx, { room, author, text, replyTo: null, held: false, attached: null });
    });
    return id;
  };
  /** A server of its own, as far as it tells crowds of what is written. */
  const newServer = (): Db => {
    const underWay: Promise<unknown>[] = [];
    onTestFinished(async () => void (await Promise.all(underWay)));
    return tellingDb({
      db: product.db,
      background: (work) => void underWay.push(work),
      report: (fault) => {
        throw fault;
      },
    });
  };

  it('are four a second at most, and have each message once and in its order, though two servers write (CHAT-14)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const room = 'Gaming Lounge';
    const [ann, servers] = [await newWriter(product), [newServer(), newServer()]];
    const told = await hear(ann, room);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 8, maxLength: 16 }),
        async (gaps) => {
          await setPause(room, 250);
          const before = told().length;
          const began = performance.now();
          const writing: Promise<string>[] = [];
          for (const [nth, gap] of gaps.entries()) {
            await sleep(gap);
            writing.push(write(servers[nth % 2] ?? product.db, ann, room, `Message ${nth} of ${began}`));
          }
          const written = await Promise.all(writing);
          const ids = () => idsOf(told().slice(before));
          await vi.waitFor(() => expect(ids().flat()).toHaveLength(gaps.length));
          const seconds = (performance.now() - began) / 1_000;
          const batches = ids();
          expect(batches.length).toBeLessThanOrEqual(4 * seconds + 1);
          expect(batches.flat()).toEqual(
            written.toSorted((one, other) => Number(BigInt(one) - BigInt(other))),
          );
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('follow an answer that did not wait for them (CHAT-14)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const ann = await newWriter(product);
    const told = await hear(ann, 'Music & Chill');
    await setPause('Music & Chill', LONG_MS);
    const said = [];
    for (const text of ['One', 'Two', 'Three'])
      said.push(await ann.said(text, { room_name: 'Music & Chill' }));
    expect(told().length, 'the others are still to be told').toBeLessThan(2);
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toEqual([said.slice(0, 1), said.slice(1)]);
  });

  it('tell what a killed server left by the next message, and by the next ticket (CHAT-14)', async () => {
    const room = 'Study Hall';
    const ann = await newWriter(product);
    const told = await hear(ann, room);
    const isTold = (...batches: string[][]) => vi.waitFor(() => expect(idsOf(told())).toEqual(batches));
    await setPause(room, LONG_MS);
    const killed = (text: string) => write(product.db, ann, room, text);
    const [first, second] = [await killed('First'), await killed('Second')];
    await isTold([first]);
    await passPause();
    const third = await killed('Third');
    const fourth = await killed('Fourth');
    await isTold([first], [second, third]);
    await passPause();
    await ann.browser.post('/api/chat/tickets', {
      ...{ wallet_address: walletOf(ann.browser), room, crowd: 'any' },
    });
    await isTold([first], [second, third], [fourth]);
  });

  it('show a message as it is by then, and tell nothing of what was not written after all (CHAT-14)', async () => {
    const room = 'General Chat';
    const ann = await newWriter(product);
    const told = await hear(ann, room);
    await setPause(room, LONG_MS);
    const [first, second] = [await ann.said('Hello'), await ann.said('Good bey')];
    await ann.change('edits', { id: second.id, message_text: 'Good bye' });
    const { id } = await ann.said('Never mind');
    await ann.change('removals', { id });
    const undone = product.db.transaction(walletOf(ann.browser), async (tx) => {
      await tx.query(
        `insert into app.chat_messages (room, author, message_text) values ($1, app.current_author(), 'Undone')`,
        [room],
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    const [, batch = []] = told();
    expect(batch.map(({ message_text, removed }) => [message_text, removed])).toEqual([
      ['Good bye', null],
      ['', 'author'],
    ]);
    expect(idsOf(told())).toEqual([[first.id], [second.id, id]]);
  });

  it('follow a change too, however small it is (CHAT-14)', async () => {
    const room = 'Study Hall';
    const ann = await newWriter(product);
    const told = await hear(ann, room);
    await setPause(room, 300);
    const { id } = await ann.said('Hello', { room_name: room });
    const [wallet_address, reaction] = [walletOf(ann.browser), 'heart'];
    await ann.browser.post('/api/chat-messages/reactions', { wallet_address, id, reaction, on: true });
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    expect(
      told()
        .at(-1)
        ?.map(({ reactions }) => reactions?.given[0]?.reaction),
    ).toEqual([reaction]);
  });

  it('are one for all who would tell the same at once, whatever the clock was set to (CHAT-14)', async () => {
    const room = 'Music & Chill';
    const ann = await newWriter(product);
    const told = await hear(ann, room);
    await setPause(room, 5_000);
    await Promise.all(['A', 'B', 'C', 'D'].map((text) => write(product.db, ann, room, text)));
    await passPause();
    await Promise.all(Array.from({ length: 4 }, () => tellCrowd(product.db, room)));
    await vi.waitFor(() => expect(told().map((batch) => batch.length)).toEqual([1, 3]));
    expect(await tellCrowd(product.db, room)).toBeNull();
    await product.db.asOwner(`update app.chat_rooms set told_at = clock_timestamp() + interval '1 hour'`, []);
    await write(product.db, ann, room, 'E');
    await vi.waitFor(() => expect(told()).toHaveLength(3));
  });
});
