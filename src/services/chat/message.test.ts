import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChatBroadcast, ChatPageAnswer } from '@shared/contract/people/chat.ts';
import { readBroadcast } from './message.ts';

const CONTRACT = ChatPageAnswer.shape.messages.element;
const MESSAGE = {
  id: '12',
  room_name: 'General Chat',
  author: '11111111-1111-4111-8111-111111111111',
  username: 'Molly',
  profile_icon: null,
  message_text: 'Hi.',
  created_at: '1995-09-01T12:00:00.000Z',
  is_ai: false,
  reply_to: null,
  edited_at: null,
  removed: null,
};

/** The one message that a broadcast tells of; undefined: it tells of none. */
const readMessage = (payload: unknown): unknown => readBroadcast(payload)[0];

it('has every field of a message that the contract has', () => {
  expect(CONTRACT.safeParse(MESSAGE).error).toBeUndefined();
  expect(readMessage(MESSAGE)).toEqual(MESSAGE);
  for (const field of Object.keys(CONTRACT.shape)) {
    const { [field]: _, ...without } = MESSAGE as Record<string, unknown>;
    expect(readMessage(without) !== undefined, field).toBe(CONTRACT.safeParse(without).success);
  }
});

it('takes every value of a field that the contract takes, and no rubbish', () => {
  const fields = Object.keys(CONTRACT.shape);
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.oneof(fc.jsonValue(), fc.constantFrom('author', true)),
      (field, found) => {
        const changed = { ...MESSAGE, [field]: found };
        if (CONTRACT.safeParse(changed).success) expect(readMessage(changed)).toEqual(changed);
        // What is beside a message may be of a later version: it is left out.
        else if (field === 'attached') expect(readMessage(changed)).toEqual(MESSAGE);
        else if (typeof found !== 'string') expect(readMessage(changed)).toBeUndefined();
      },
    ),
  );
});

it('reads a message of a later version without the kinds that it does not know (CHAT-15, CHAT-16)', () => {
  const given = [
    { reaction: 'heart', count: 1, by: [] },
    { reaction: 'balloon', count: 1, by: [] },
  ];
  const later = { ...MESSAGE, attached: { kind: 'hologram', ref: '1' }, reactions: { nth: 2, given } };
  expect(readMessage(later)).toEqual({ ...MESSAGE, reactions: { nth: 2, given: given.slice(0, 1) } });
});

it('takes the messages of a batch in their order, and of one with rubbish what is a message (CHAT-14)', () => {
  const earlier = [
    { ...MESSAGE, id: '10' },
    { ...MESSAGE, id: '11' },
  ];
  const batch = { ...MESSAGE, earlier };
  expect(ChatBroadcast.safeParse(batch).error).toBeUndefined();
  expect(readBroadcast(batch)).toEqual([...earlier, MESSAGE]);
  expect(readBroadcast({ ...batch, earlier: [null, earlier[1]] })).toEqual([earlier[1], MESSAGE]);
  expect(readBroadcast({ ...batch, earlier: 'rubbish' })).toEqual([MESSAGE]);
  expect(readBroadcast({ earlier })).toEqual([]);
});

it('is one message to a page of the version before, which knows no batch (CHAT-14)', () => {
  expect(CONTRACT.safeParse({ ...MESSAGE, earlier: [MESSAGE] }).success).toBe(true);
});
