import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CAST } from '@shared/domain/people/personas/cast.ts';
// Is there at once where the conversation asks for it.
import '@shared/domain/people/personas/earnest/needIn.ts';
import { store } from '../../../kernel/store.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import {
  CANNED_AFTER_MS,
  type PersonaReply,
  startConversation,
  STARTER_MS,
  TYPING_AFTER_MS,
  TYPING_MOST_MS,
} from './conversation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TROUBLE = 'trouble';

function setUp(
  answerAfter = 2_000,
  answer: Result<PersonaReply> = ok({ message: 'Beep.', quiet: 0 }),
  quiet = store(0),
) {
  const ask = vi.fn<(asked: object) => Promise<Result<PersonaReply>>>(
    () => new Promise((resolve) => setTimeout(() => resolve(answer), answerAfter)),
  );
  const conversation = startConversation('FlunkBot', {
    ask,
    clock: systemClock,
    random: () => 0,
    trouble: TROUBLE,
    quiet,
    onSaid: () => undefined,
  });
  onTestFinished(() => conversation.close());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const texts = () => conversation.get().said.map(({ by, text }) => `${by}: ${text}`);
  return { conversation, ask, pass, texts };
}

it('is opened by the persona after half a second (MSG-14)', async () => {
  const { pass, texts } = setUp();
  await pass(STARTER_MS - 1);
  expect(texts()).toEqual([]);
  await pass(1);
  expect(texts()).toEqual([`persona: ${CAST.FlunkBot.starters[0]}`]);
});

it('shows the persona typing after half a second, until the answer comes (MSG-14)', async () => {
  const { conversation, pass, texts } = setUp();
  await pass(STARTER_MS);
  conversation.say('Hello');
  await pass(TYPING_AFTER_MS - 1);
  expect(conversation.get().isTyping).toBe(false);
  await pass(1);
  expect(conversation.get().isTyping).toBe(true);
  await pass(2_000);
  expect(conversation.get().isTyping).toBe(false);
  expect(texts().slice(1)).toEqual(['person: Hello', 'persona: Beep.']);
});

it('stops showing it as typing after ten seconds (MSG-14)', async () => {
  const { conversation, pass } = setUp(60_000);
  conversation.say('Hello');
  await pass(TYPING_AFTER_MS + TYPING_MOST_MS - 1);
  expect(conversation.get().isTyping).toBe(true);
  await pass(1);
  expect(conversation.get().isTyping).toBe(false);
});

it('says that there is trouble, and a second later something of its own (MSG-14)', async () => {
  const { conversation, pass, texts } = setUp(0, fail('NETWORK', 'gone'));
  conversation.say('Hello');
  await pass(0);
  expect(texts().slice(-1)).toEqual([`system: ${TROUBLE}`]);
  await pass(CANNED_AFTER_MS);
  const greeting = CAST.FlunkBot.canned.find(({ words }) => words.includes('hello'));
  expect(greeting?.says.map((one) => `persona: ${one}`)).toContain(texts().at(-1));
});

it('answers an empty answer with something of its own, and no text of trouble', async () => {
  const { conversation, pass, texts } = setUp(0, ok({ message: ' ', quiet: 0 }));
  conversation.say('Hello');
  await pass(CANNED_AFTER_MS);
  expect(texts().filter((text) => text.startsWith('system'))).toEqual([]);
  expect(texts().filter((text) => text.startsWith('persona'))).toHaveLength(2);
});

it('sends the last six messages along, and not the one that is asked (PERSONA-1)', async () => {
  const { conversation, ask, pass } = setUp(0);
  await pass(STARTER_MS);
  for (let turn = 1; turn <= 5; turn += 1) {
    conversation.say(`question ${turn}`);
    await pass(10);
  }
  const { history, message } = ask.mock.calls.at(-1)?.[0] as { history: { text: string }[]; message: string };
  expect(message).toBe('question 5');
  expect(history.map(({ text }) => text)).toEqual([
    'question 2',
    'Beep.',
    'question 3',
    'Beep.',
    'question 4',
    'Beep.',
  ]);
});

it('carries from answer to question how long the personas are quiet, and opens plainly until then (PERSONA-8)', async () => {
  const quiet = store(0);
  const { conversation, ask, pass } = setUp(0, ok({ message: 'I am here.', quiet: 6 }), quiet);
  await pass(STARTER_MS);
  conversation.say('my dad hits me');
  await pass(10);
  conversation.say('thanks');
  await pass(10);
  expect(ask.mock.calls.map(([asked]) => (asked as { quiet: number }).quiet)).toEqual([0, 6]);
  const next = setUp(0, ok({ message: '', quiet: 0 }), quiet);
  await next.pass(STARTER_MS);
  expect(next.texts()).toEqual([`persona: ${CAST.FlunkBot.calm}`]);
});

it('answers distress in earnest also where the server does not answer (PERSONA-8)', async () => {
  const quiet = store(0);
  const { conversation, pass, texts } = setUp(0, fail('NETWORK', 'gone'), quiet);
  conversation.say('i wanna kms');
  await pass(CANNED_AFTER_MS);
  expect(texts()).toContain(`persona: ${CAST.FlunkBot.earnest}`);
  expect(quiet.get()).toBe(6);
});

it('says nothing more once it is closed', async () => {
  const { conversation, pass, texts } = setUp();
  conversation.say('Hello');
  conversation.close();
  await pass(60_000);
  expect(texts()).toEqual(['person: Hello']);
});
