import { expect, it } from 'vitest';
import { PlayAnswer } from '@shared/contract/town/zoltar.ts';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { selectionOf } from '@shared/domain/collection/traits/trait.ts';
import { fortuneRef, runRef } from '@shared/domain/people/attached.ts';
import { newWriter } from '../support/chat.ts';
import { onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

/** Of each slot the first trait. */
const CHARACTER = encodeFlunk(selectionOf((slot) => traitsFor(slot)[0]?.id ?? null));
const RUN = '00000000-0000-4000-8000-000000000041';

onProductionEngine('what is beside a message', (open) => {
  const product = startProduct(open);
  /** A work by this wallet on the wall, without its picture, which no message holds. */
  const hang = async (wallet: string, file: string): Promise<string> => {
    const [row] = await product.db.asOwner<{ id: string }>(
      `insert into app.works (wallet, kind, title, act, file, type, width, height)
       values ($1, 'meme', 'Monday', $2 || $2, $2, 'image/webp', 64, 64) returning id::text as id`,
      [wallet, file],
    );
    return row?.id ?? '';
  };

  it('is a work that hangs for all, by its name alone, until the message is removed (CHAT-16)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const id = await hang(walletOf(ben.browser), 'a'.repeat(32));
    const attached = { kind: 'work', ref: id };
    const message = await ann.said('Look at this', { attached });
    expect(message.attached).toEqual(attached);
    expect((await ben.read()).messages[0]).toEqual(message);
    const [told] = await product.db.asOwner<{ payload: object }>(
      `select payload from realtime.messages where payload ->> 'id' = $1`,
      [message.id],
    );
    expect(told?.payload).toMatchObject({ attached });
    await ann.change('removals', { id: message.id });
    expect((await ben.read()).messages[0]).not.toHaveProperty('attached');
    expect(await ann.said('Nothing beside it')).not.toHaveProperty('attached');
  });

  it('is refused where it is held, taken down, across a block, or is no name of ours (CHAT-16, BLOCK-1)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const put = async (ref: string, kind = 'work') =>
      (await ann.say(`With ${kind} ${ref}`.slice(0, 80), { attached: { kind, ref } })).refused();
    const GONE = [404, 'NOT_FOUND'];
    const held = await hang(walletOf(ann.browser), 'b'.repeat(32));
    await product.db.asOwner('update app.works set held_at = now() where id = $1::text::bigint', [held]);
    const removed = await hang(walletOf(ann.browser), 'c'.repeat(32));
    await product.db.asOwner(
      `update app.works set removed_at = now(), removed_by = 'author' where id = $1::text::bigint`,
      [removed],
    );
    const blocked = await hang(walletOf(ben.browser), 'd'.repeat(32));
    await product.db.asOwner(
      'insert into app.chat_blocks (wallet, blocked) select $1, id from app.wallets where wallet = $2',
      [walletOf(ben.browser), walletOf(ann.browser)],
    );
    for (const ref of [held, removed, blocked, '999999', 'https://evil.example/x.png']) {
      expect([ref, await put(ref)]).toEqual([ref, GONE]);
    }
    expect(await put('arcade-darkroom', 'place')).toEqual(GONE);
    expect(await put('0000000-8888888-seed', 'duel')).toEqual(GONE);
    for (const ref of ['-.-.-.-.-.-.-', 'g01.-.-.-.-.-', 'no-such.-.-.-.-.-.-', 'drawn:g01.-.-.-.-.-.-']) {
      expect([ref, await put(ref, 'character')]).toEqual([ref, GONE]);
    }
    expect(await put('x', 'picture')).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    { kind: 'place', ref: 'arcade-lobby' },
    { kind: 'duel', ref: '0000000.1111111-7654321-seed1' },
    { kind: 'character', ref: CHARACTER },
  ])('is a $kind that its name alone makes (CHAT-16, TOWN-1, JUNIORS-7, TRAIT-1)', async (attached) => {
    const ann = await newWriter(product);
    expect((await ann.said('Look at this', { attached })).attached).toEqual(attached);
  });

  it('is a run that a board lists with this score, and no other (CHAT-16)', async () => {
    const ann = await newWriter(product);
    const wallet = walletOf(ann.browser);
    await product.db.asOwner(
      `insert into app.game_runs (id, wallet, game, kind, secret, state, closed_at, closed_with, version, steps, score, log)
       values ($1::text::uuid, $2, 'flappy-flunk', 'ranked', repeat('a', 32), 'accepted', now(), repeat('b', 64), 1, 240, 41, 'log')`,
      [RUN, wallet],
    );
    const challenge = (score: number) =>
      ann.say(`Beat my ${score}`, {
        attached: { kind: 'run', ref: runRef({ game: 'flappy-flunk', run: RUN, score }) },
      });
    expect((await challenge(41)).refused()).toEqual([404, 'NOT_FOUND']);
    await product.db.asOwner(
      `insert into app.game_scores (game, board, period, wallet, score, run, reached_at)
       values ('flappy-flunk', 'all', '2025-01-01', $1, 41, $2::text::uuid, now())`,
      [wallet, RUN],
    );
    expect((await challenge(42)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await challenge(41)).status).toBe(200);
  });

  it('is a card that Zoltar drew for the writer, as it was drawn, and no other (CHAT-16, ZOLTAR-4)', async () => {
    const [ann, ben] = [await newWriter(product), await newWriter(product)];
    const wallet = walletOf(ann.browser);
    await ann.browser.post('/api/daily-checkin', { wallet });
    const play = { wallet, playNumber: 1, seed: '6d2f1b0c9a8e7d5c' };
    const { card } = (await ann.browser.post('/api/zoltar/play', play)).as(PlayAnswer);
    const drawn = { kind: 'fortune', ref: fortuneRef(card) };
    const other = card.sum.startsWith('0') ? '1' : '0';
    const wrong = [
      [ben, drawn.ref],
      [ann, fortuneRef({ playNumber: 2, sum: card.sum })],
      [ann, fortuneRef({ playNumber: 1, sum: `${other}${card.sum.slice(1)}` })],
      [ann, 'You will be rich'],
    ] as const;
    for (const [writer, ref] of wrong) {
      const reply = await writer.say(`With ${ref}`.slice(0, 60), { attached: { kind: 'fortune', ref } });
      expect([ref, reply.refused()]).toEqual([ref, [404, 'NOT_FOUND']]);
    }
    await ann.said('He knows', { attached: drawn });
    expect((await ben.read()).messages[0]?.attached).toEqual(drawn);
  });
});
