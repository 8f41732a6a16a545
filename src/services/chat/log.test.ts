import { expect, it } from 'vitest';
import { compareIds } from '@shared/kernel/rowIds.ts';
import { messageOf } from '../../testing/chat.ts';
import { merged } from './log.ts';

const ids = (log: ReturnType<typeof merged>) => log.map(({ id }) => id);

it('has each id once, in the order of their numbers, however they come', () => {
  const log = merged(merged([], [messageOf(10), messageOf(9)]), [messageOf(9), messageOf(100), messageOf(8)]);
  expect(ids(log)).toEqual(['8', '9', '10', '100']);
  expect(compareIds('9007199254740993', '9007199254740992')).toBeGreaterThan(0);
});

it('stays the same object where nothing is new, so that nothing is drawn again', () => {
  const log = merged([], [messageOf(1)]);
  expect(merged(log, [messageOf(1)])).toBe(log);
});

it('takes the later wording and leaves an earlier one', () => {
  const edited = messageOf(1, { message_text: 'second', edited_at: '2025-10-01T18:01:00.000Z' });
  const log = merged([messageOf(1)], [edited]);
  expect(log[0]?.message_text).toBe('second');
  expect(merged(log, [messageOf(1)])).toBe(log);
});

it('keeps what its author removed removed, and shows again what an operator puts back', () => {
  const mine = merged([messageOf(1)], [messageOf(1, { removed: 'author', message_text: '' })]);
  expect(merged(mine, [messageOf(1)])[0]?.removed).toBe('author');
  const theirs = merged([messageOf(1)], [messageOf(1, { removed: 'operator', message_text: '' })]);
  expect(merged(theirs, [messageOf(1)])[0]?.removed).toBe(null);
});

it('takes the later of two states of its reactions, whichever comes last (CHAT-15)', () => {
  const heart = { reaction: 'heart', count: 1, by: ['gus'] } as const;
  const given = messageOf(1, { reactions: { nth: 1, given: [{ ...heart, by: ['gus'] }] } });
  const takenBack = messageOf(1, { reactions: { nth: 2, given: [] } });
  const log = merged(merged([messageOf(1)], [takenBack]), [given]);
  expect(log[0]?.reactions?.given).toEqual([]);
  expect(merged(log, [messageOf(1)])).toBe(log);
});
