import { expect, it } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { ME, messageOf } from '../../../testing/chat.ts';
import type { ChatMessage } from '../../../services/chat/calls.ts';
import type { Waiting } from '../../../services/chat/outbox.ts';
import { createRows, isChangeable } from './lines.ts';

const TEXTS = { system: 'System', earlier: 'an earlier message', removed: 'Message removed' };
const READER = { me: ME, username: 'Mulligan', icon: null };
const NOBODY = new Map<string, string>();
const at = (seconds: number) => new Date(Date.UTC(2025, 9, 1, 18, 0, seconds)).toISOString();
const groups = (rows: ReturnType<ReturnType<typeof createRows>>) =>
  rows.map(({ startsGroup }) => startsGroup);

it('puts what one person says in a row under one name, until another speaks or some minutes pass (MSG-6)', () => {
  const log = [
    messageOf(1, { created_at: at(0) }),
    messageOf(2, { created_at: at(10) }),
    messageOf(3, { created_at: at(20), author: ME, username: 'Mulligan' }),
    messageOf(4, { created_at: at(30) }),
    messageOf(5, { created_at: at(600) }),
  ];
  expect(groups(createRows(TEXTS)(log, [], [], READER, NOBODY))).toEqual([true, false, true, true, true]);
});

it('begins a group with what answers another, and quotes it', () => {
  const log = [
    messageOf(1, { author: ME }),
    messageOf(2),
    messageOf(3, { reply_to: '1' }),
    messageOf(4, { reply_to: '999' }),
  ];
  const rows = createRows(TEXTS)(log, [], [], READER, NOBODY);
  expect(groups(rows)).toEqual([true, true, true, true]);
  expect(rows[2]?.line.reply?.text).toBe('message 1');
  expect(rows[2]?.line.isForMe).toBe(true);
  expect(rows[3]?.line.reply?.text).toBe('an earlier message');
});

it('quotes nothing of a message that was removed', () => {
  const log = [messageOf(1, { removed: 'author', message_text: '' }), messageOf(2, { reply_to: '1' })];
  expect(createRows(TEXTS)(log, [], [], READER, NOBODY)[1]?.line.reply?.text).toBe('Message removed');
});

it('leaves out those whom the reader has blocked, in what others answer to them too (MSG-13)', () => {
  const log = [messageOf(1), messageOf(2, { author: 'gus' }), messageOf(3, { reply_to: '2' })];
  const rows = createRows(TEXTS)(log, [], [], READER, new Map([['gus', 'gus']]));
  expect(rows.map(({ key, line }) => [key, line.reply?.text])).toEqual([
    ['1', undefined],
    ['3', 'an earlier message'],
  ]);
});

it('counts the reactions to a message without those of hidden people (CHAT-15)', () => {
  const given = [
    { reaction: 'heart' as const, count: 30, by: [ME, 'gus', 'ann'] },
    { reaction: 'fire' as const, count: 1, by: ['gus'] },
  ];
  const log = [messageOf(1, { reactions: { nth: 9, given } })];
  const [row] = createRows(TEXTS)(log, [], [], READER, new Map([['gus', 'gus']]));
  expect(row?.line.reactions).toEqual([{ reaction: 'heart', count: 29, isMine: true }]);
});

it('shows nothing of kinds that a later version of the server knows (CHAT-15, CHAT-16)', () => {
  // What a later server sends is no message of this version's contract.
  const later = {
    attached: { kind: 'hologram', ref: '1' },
    reactions: { nth: 2, given: [{ reaction: 'balloon', count: 1, by: [] }] },
  } as object as Partial<ChatMessage>;
  const [row] = createRows(TEXTS)([messageOf(1, later)], [], [], READER, NOBODY);
  expect(row?.line).toMatchObject({ text: 'message 1', attached: null, reactions: [] });
});

it('keeps the rows that have not changed as the same objects', () => {
  const build = createRows(TEXTS);
  const log = [messageOf(1), messageOf(2)];
  const before = build(log, [], [], READER, NOBODY);
  const after = build([...log, messageOf(3)], [], [], READER, NOBODY);
  expect(after.slice(0, 2).map((row, index) => row === before[index])).toEqual([true, true]);
});

it('shows notes at their time, and last what waits to be sent', () => {
  const waiting: Waiting = {
    key: 'k',
    room: 'General Chat',
    crowd: 1,
    text: 'on its way',
    replyTo: null,
    at: epochMs(0),
    refusal: null,
    isFinal: false,
    attached: null,
  };
  const note = { key: 'n', text: 'Welcome', at: Date.parse(messageOf(1).created_at) + 1 };
  const rows = createRows(TEXTS)([messageOf(1), messageOf(2)], [waiting], [note], READER, NOBODY);
  expect(rows.map(({ key }) => key)).toEqual(['1', 'n', '2', 'k']);
});

it('lets its author change a message for a minute (MSG-6)', () => {
  const [row] = createRows(TEXTS)([messageOf(1, { author: ME })], [], [], READER, NOBODY);
  if (row === undefined) throw new Error('there is no row');
  expect(isChangeable(row.line, row.line.at + 59_000)).toBe(true);
  expect(isChangeable(row.line, row.line.at + 60_000)).toBe(false);
  expect(isChangeable({ ...row.line, isOwn: false }, row.line.at)).toBe(false);
});
