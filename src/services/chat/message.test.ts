import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChatPageAnswer } from '@shared/contract/people/chat.ts';
import { readMessage } from './message.ts';

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

it('has every field of a message that the contract has', () => {
  expect(CONTRACT.safeParse(MESSAGE).error).toBeUndefined();
  expect(readMessage(MESSAGE)).toEqual(MESSAGE);
  for (const field of Object.keys(CONTRACT.shape)) {
    const { [field]: _, ...without } = MESSAGE as Record<string, unknown>;
    expect(readMessage(without) !== null, field).toBe(CONTRACT.safeParse(without).success);
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
        else if (typeof found !== 'string') expect(readMessage(changed)).toBeNull();
      },
    ),
  );
});
