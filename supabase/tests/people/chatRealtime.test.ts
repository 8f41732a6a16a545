import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';
import { readAccessToken } from '@shared/auth/accessToken.ts';
import { RoomTicketAnswer } from '@shared/contract/people/ticket.ts';
import { ROOMS, topicOf } from '@shared/domain/people/chat.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { onBothEngines } from '../support/engines.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

const TOPIC = topicOf('General Chat');

/** The claims of an access token, as Realtime hands them to the policies. */
function claimsOf({ browser }: Writer): Readonly<Record<string, unknown>> {
  const [, body = ''] = (browser.accessToken ?? '').split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Readonly<Record<string, unknown>>;
}

onBothEngines('the rooms on Realtime', (open) => {
  const product = startProduct(open);

  // Each by itself: what is told together is broadcasts.test.ts.
  const sendAtOnce = async () => product.db.asOwner('update app.chat_rooms set pause_ms = 0', []);
  const broadcasts = async () =>
    product.db.asOwner<{ topic: string; event: string; private: boolean; payload: Record<string, unknown> }>(
      'select topic, event, private, payload from realtime.messages order by inserted_at',
      [],
    );
  const may = async (claims: object, topic = TOPIC, extension = 'broadcast') => {
    const [row] = await product.db.statement<{ may: { read: boolean; write: boolean } }>(
      'select realtime.authorize($1, $2, $3::text::jsonb) as may',
      [topic, extension, JSON.stringify(claims)],
    );
    return [row?.may.read, row?.may.write];
  };
  const [ALL, READ, NONE] = [
    [true, true],
    [true, false],
    [false, false],
  ];
  const mute = async ({ browser }: Writer) =>
    product.db.asOwner('update app.wallets set muted_at = now() where wallet = $1', [walletOf(browser)]);

  describe('a broadcast', () => {
    it('carries what the API answers, on the private topic of the room, and no wallet (CHAT-1)', async () => {
      const ann = await newWriter(product);
      const before = (await broadcasts()).length;
      const message = await ann.said('Hello');
      const [sent, ...others] = (await broadcasts()).slice(before);
      expect(others).toEqual([]);
      expect(sent).toEqual({ topic: 'room:general-chat', event: 'message', private: true, payload: message });
      expect(JSON.stringify(sent)).not.toMatch(/0x[0-9a-f]{16}/);
    });

    it('tells of edits and tombstones, and nothing of what is held until it is released', async () => {
      await sendAtOnce();
      const ann = await newWriter(product);
      const before = (await broadcasts()).length;
      const { id } = await ann.said('Teh mall');
      await ann.change('edits', { id, message_text: 'The mall' });
      await ann.change('removals', { id });
      const held = await ann.said('your private key');
      await ann.change('edits', { id: held.id, message_text: 'your private key?' });
      const sent = (await broadcasts()).slice(before);
      expect(sent.map(({ payload }) => [payload['message_text'], payload['removed']])).toEqual([
        ['Teh mall', null],
        ['The mall', null],
        ['', 'author'],
      ]);
      await product.db.asOwner('update app.chat_messages set held_at = null where id = $1::text::bigint', [
        held.id,
      ]);
      expect((await broadcasts()).at(-1)).toMatchObject({ event: 'message', payload: { id: held.id } });
      expect((await broadcasts()).at(-1)?.payload).not.toHaveProperty('held');
    });

    it('goes to the topic that domain and database name alike', async () => {
      const topics = await product.db.asOwner<{ room: string; topic: string }>(
        'select room, app.room_topic(room) as topic from app.chat_rooms',
        [],
      );
      expect(Object.fromEntries(topics.map(({ room, topic }) => [room, topic]))).toEqual(
        Object.fromEntries(ROOMS.map((room) => [room, topicOf(room)])),
      );
      expect(topics.every(({ topic }) => /^room:[a-z0-9-]+$/.test(topic))).toBe(true);
    });
  });

  describe('a private channel', () => {
    it('of a room is heard and shared by a member whose session stands, and broadcast to by none (CHAT-8, SIGN-IN-4)', async () => {
      const claims = claimsOf(await newWriter(product));
      for (const room of ROOMS) {
        expect(await may(claims, topicOf(room))).toEqual(READ);
        expect(await may(claims, topicOf(room), 'presence')).toEqual(ALL);
      }
    });

    it('of any other name is nobody’s, and no other extension passes', async () => {
      const claims = claimsOf(await newWriter(product));
      for (const topic of ['room:boiler-room', 'General Chat', 'room:', 'wallet:0x0000000000000001', '']) {
        expect([topic, await may(claims, topic)]).toEqual([topic, NONE]);
        expect([topic, await may(claims, topic, 'presence')]).toEqual([topic, NONE]);
      }
      expect(await may(claims, TOPIC, 'postgres_changes')).toEqual(NONE);
    });

    it('is closed to other roles, and to claims of another wallet or session', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const [claims, others] = [claimsOf(ann), claimsOf(ben)];
      expect(await may({ ...claims, role: 'anon' })).toEqual(NONE);
      expect(await may({ role: 'authenticated' })).toEqual(NONE);
      expect(await may({ ...claims, wallet: others['wallet'] })).toEqual(NONE);
      expect(await may({ ...claims, sid: 'no session' })).toEqual(NONE);
    });

    it('is heard and shared by who is muted (CHAT-8)', async () => {
      const ann = await newWriter(product);
      await mute(ann);
      expect(await may(claimsOf(ann))).toEqual(READ);
      expect(await may(claimsOf(ann), TOPIC, 'presence')).toEqual(ALL);
    });

    it('is closed to who is banned or has signed out (CHAT-8)', async () => {
      const [ann, ben] = [await newWriter(product), await newWriter(product)];
      const [claims, others] = [claimsOf(ann), claimsOf(ben)];
      await product.db.asOwner('update app.wallets set banned_at = now() where wallet = $1', [
        walletOf(ann.browser),
      ]);
      expect(await may(claims)).toEqual(NONE);
      expect(await may(claims, TOPIC, 'presence')).toEqual(NONE);
      await ben.browser.post('/api/auth/sign-out');
      expect(await may(others)).toEqual(NONE);
    });
  });

  describe('a ticket', () => {
    const ask = ({ browser }: Writer, room = 'Study Hall') =>
      browser.post('/api/chat/tickets', { wallet_address: walletOf(browser), room });

    it('says who somebody is, and is verified by the keys that the server shows (CHAT-9)', async () => {
      const ann = await newWriter(product);
      const { author } = await ann.said('Me');
      const { ticket, expires_at } = (await ask(ann)).as(RoomTicketAnswer);
      const shown = await product.visitor().get('/auth/v1/.well-known/jwks.json');
      const keys = createLocalJWKSet(JSON.parse(shown.text) as JSONWebKeySet);
      expect(shown.text).not.toContain('"d"');
      const now = Date.parse(product.now());
      const { payload } = await jwtVerify(ticket, keys, { audience: 'channel', currentDate: new Date(now) });
      expect(payload).toMatchObject({
        topic: topicOf('Study Hall'),
        author,
        username: ann.name,
        profile_icon: null,
        exp: now / 1000 + 600,
      });
      expect(expires_at).toBe(new Date(now + 600_000).toISOString());
      expect(JSON.stringify(payload)).not.toContain(walletOf(ann.browser));
    });

    it('is never a session, and opens no channel (CHAT-9)', async () => {
      const ann = await newWriter(product);
      const { ticket } = (await ask(ann)).as(RoomTicketAnswer);
      const options = { keys: product.keys, issuer: `${product.url}/auth/v1` };
      expect(await readAccessToken(ticket, epochMs(Date.parse(product.now())), options)).toBeNull();
      ann.browser.accessToken = ticket;
      expect((await ann.browser.get('/api/chat/rooms')).refused()).toEqual([401, 'UNAUTHENTICATED']);
      expect(await may({ ...claimsOf(ann), role: 'authenticated' })).toEqual(NONE);
    });

    it('says of who is muted that they are, and is refused to who has no name', async () => {
      const ann = await newWriter(product);
      const muted = async () => decodeJwt((await ask(ann)).as(RoomTicketAnswer).ticket)['muted'];
      expect(await muted()).toBeUndefined();
      await mute(ann);
      expect(await muted()).toBe(true);
      const nameless = await product.member();
      const body = { wallet_address: walletOf(nameless), room: 'Study Hall' };
      expect((await nameless.post('/api/chat/tickets', body)).refused()).toEqual([403, 'FORBIDDEN']);
    });
  });
});
