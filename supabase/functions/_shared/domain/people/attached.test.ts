import { expect, it } from 'vitest';
import { fortuneRef, isWorkRef, readFortuneRef, readRunRef, runRef } from './attached.ts';

const RUN = { game: 'flappy-flunk', run: '00000000-0000-4000-8000-000000000001', score: 41 } as const;

it('reads a run as it is named, and nothing else (CHAT-16)', () => {
  expect(readRunRef(runRef(RUN))).toEqual(RUN);
  const wrong = [
    '',
    'flappy-flunk',
    `pong/${RUN.run}/41`,
    `${runRef(RUN)}/x`,
    `flappy-flunk/${RUN.run}/-1`,
    'https://evil.example',
  ];
  expect(wrong.map(readRunRef)).toEqual(wrong.map(() => null));
  expect(['12', '', '0x1', '//evil.example'].map(isWorkRef)).toEqual([true, false, false, false]);
});

it('reads a fortune as it is named, and nothing else (CHAT-16)', () => {
  const fortune = { playNumber: 7, sum: '0a'.repeat(32) };
  expect(readFortuneRef(fortuneRef(fortune))).toEqual(fortune);
  const wrong = [
    '',
    '7',
    '7/',
    `0/${fortune.sum}`,
    `-7/${fortune.sum}`,
    `7/${fortune.sum}0`,
    `7/${'0A'.repeat(32)}`,
  ];
  expect(wrong.map(readFortuneRef)).toEqual(wrong.map(() => null));
});
