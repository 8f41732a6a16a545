import { expect, it, vi } from 'vitest';
import type { DialogRequest } from '../../../kernel/app.ts';
import type { Reaction } from '../hotspots/hotspot.ts';
import { effectsOf, perform } from './effects.ts';
import type { Means } from './kinds.ts';

const NIGHT = { hour: 'night', press: 1, now: { hour: 21, day: 1 } } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What a place is played by, each part of which writes down what it was asked. */
function aStage({ reply = '', outcome = null as string | null, isTold = true } = {}) {
  const asked: unknown[] = [];
  const write =
    (what: string) =>
    (...args: readonly unknown[]): void => {
      asked.push([what, ...args]);
    };
  const state = { hasLeft: false };
  const ask = vi.fn<(dialog: DialogRequest) => Promise<string>>(async ({ message }) => {
    asked.push(['ask', message]);
    return reply;
  });
  const call = vi.fn();
  const app = {
    sound: write('sound'),
    desktop: { ask, openFor: write('open'), outcomeOf: () => Promise.resolve(outcome) },
    services: {
      api: { call },
      session: { get: () => ({ wallet: null }) },
      discoveries: { happened: write('discover') },
      story: { record: write('record') },
    },
  };
  const means = {
    // What a place asks of its app, and nothing else.
    app: app as unknown as Means['app'],
    voice: { say: write('say') },
    go: write('go'),
    tell: isTold ? write('tell') : undefined,
    offer: write('offer'),
    recall: write('recall'),
    switchCut: write('cut'),
    react: write('react'),
    hasLeft: () => state.hasLeft,
  } satisfies Means;
  return {
    asked,
    ask,
    call,
    leave: () => void (state.hasLeft = true),
    async press(reaction: Reaction) {
      for (const effect of effectsOf(reaction, NIGHT)) perform(effect, means);
      await settled();
    },
  };
}

it('carries out each kind of thing that a press can do, in the order in which it happens', async () => {
  const { asked, press } = aStage({ reply: 'Hello.' });
  await press({
    exit: { to: 'cellar' },
    event: 'door',
    talk: 'cook',
    opens: { purpose: 'lock', params: 'shed' },
    records: 'seen:lake',
    discoveries: [{ event: 'thirteen-knocks' }],
    switches: 'lamp',
    takes: 'candle',
    recalls: 'lake',
    sound: 'coin',
    dialog: { title: 'Sign', icon: 'info', message: 'No entry.' },
  });
  await press({ answers: ['It hums.'] });
  expect(asked).toEqual([
    ['sound', 'coin'],
    ['cut', 'lamp', true],
    ['discover', 'thirteen-knocks'],
    ['record', 'seen:lake'],
    ['offer', 'candle'],
    ['recall', { scene: 'lake', line: '' }],
    ['ask', 'No entry.'],
    ['open', 'talk', 'cook'],
    ['open', 'lock', 'shed'],
    ['tell', 'door'],
    ['go', 'cellar'],
    ['say', 'It hums.'],
  ]);
});

it.each([
  ['opened', [['react', { answers: ['It opens.'] }]]],
  ['jammed', []],
  [null, []],
])('does what the place says of how a window ended: %s', async (outcome, done) => {
  const { asked, press } = aStage({ outcome });
  const then = { opened: { answers: ['It opens.'] } };
  await press({ opens: { purpose: 'lock', params: 'shed', then } });
  expect(asked).toEqual(done);
});

it('tells nothing where no app shows the place', async () => {
  const { asked, press } = aStage({ isTold: false });
  await press({ event: 'door', exit: { to: 'cellar' } });
  expect(asked).toEqual([['go', 'cellar']]);
});

it.each([
  [
    'a name',
    { holder: 'rosie_95' },
    [['say', 'It is open. Inside its door is scratched: rosie_95 was first.']],
  ],
  ['nobody yet', null, []],
])('adds to a caption who has key 117: %s (LOCK-17)', async (_, key, said) => {
  const { asked, call, press } = aStage();
  call.mockResolvedValue({ ok: true, value: { key } });
  await press({ answers: ['It is open.'], names: 'key-holder' });
  expect(asked).toEqual([['say', 'It is open.'], ...said]);
});

it('switches no floodlights for a person who is not signed in', async () => {
  const { call, press } = aStage();
  await press({ floodlights: 'on' });
  expect(call).not.toHaveBeenCalled();
});
