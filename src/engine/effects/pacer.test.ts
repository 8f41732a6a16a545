import { expect, test } from 'vitest';
import { createPacer, type Quality } from './pacer.ts';

const paced = (...frames: readonly number[]): readonly Quality[] => {
  const heard: Quality[] = [];
  const pacer = createPacer((quality) => heard.push(quality));
  for (const ms of frames) pacer.add(ms);
  return heard;
};
const times = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms);

test('frames of 60 a second keep all of it', () => {
  expect(paced(...times(600, 16.7))).toEqual([]);
});

test('a slow frame now and then, of a window that opens, changes nothing (EFFECT-4)', () => {
  const seconds = Array.from({ length: 10 }, () => [...times(11, 17), 400]).flat();
  expect(paced(...seconds)).toEqual([]);
});

test('frames over 50 ms stop the motion first, then leave only the lines, then nothing more (EFFECT-4)', () => {
  expect(paced(...times(12, 51))).toEqual(['still']);
  expect(paced(...times(24, 80))).toEqual(['still', 'bare']);
  expect(paced(...times(240, 80))).toEqual(['still', 'bare']);
});

test('what became faster without motion stays there (EFFECT-4)', () => {
  expect(paced(...times(12, 60), ...times(120, 30))).toEqual(['still']);
});
