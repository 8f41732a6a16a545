import { describe, expect, it } from 'vitest';
import { QUIET_MS, SHORTEST_REST_MS, waitFor, type Surroundings, type Wish } from './idleRule.ts';

const WISH: Wish = { quietMs: QUIET_MS, restMs: SHORTEST_REST_MS, cheap: false };
const QUIET: Surroundings = {
  now: 60_000,
  lastInput: 60_000 - QUIET_MS,
  lastWork: null,
  hidden: false,
  online: true,
  saveData: false,
  effectiveType: '4g',
  battery: { level: 1, charging: false },
};
const wait = (than: Partial<Surroundings>, wish: Partial<Wish> = {}) =>
  waitFor({ ...WISH, ...wish }, { ...QUIET, ...than });

describe('idle work', () => {
  it('may begin when ten seconds have passed without input', () => {
    expect(wait({})).toBe(0);
    expect(wait({ lastInput: QUIET.now - 9_999 })).toBe(1);
    expect(wait({ lastInput: QUIET.now })).toBe(10_000);
  });

  it('rests between two pieces, the longer the slower line and machine are', () => {
    const { now } = QUIET;
    expect(wait({ lastWork: { ended: now, took: 1 } })).toBe(SHORTEST_REST_MS);
    expect(wait({ lastWork: { ended: now, took: 400 } })).toBe(8_000);
    expect(wait({ lastWork: { ended: now - 8_000, took: 400 } })).toBe(0);
  });

  it.each<readonly [string, Partial<Surroundings>]>([
    ['the page is hidden', { hidden: true }],
    ['there is no network', { online: false }],
    ['bytes are to be saved', { saveData: true }],
    ['the line is slow', { effectiveType: '2g' }],
    ['the line is very slow', { effectiveType: 'slow-2g' }],
    ['the battery is low', { battery: { level: 0.19, charging: false } }],
  ])('does not begin while %s', (_what, than) => {
    expect(wait(than)).toBeNull();
  });

  it.each<readonly [string, Partial<Surroundings>]>([
    ['a low battery is charged', { battery: { level: 0.05, charging: true } }],
    ['the battery is at a fifth', { battery: { level: 0.2, charging: false } }],
    ['the browser says nothing of line and battery', { effectiveType: undefined, battery: null }],
  ])('begins where %s', (_what, than) => {
    expect(wait(than)).toBe(0);
  });

  it('spares neither bytes nor charge where it costs next to none', () => {
    const short = { saveData: true, battery: { level: 0.1, charging: false } };
    expect(wait(short, { cheap: true })).toBe(0);
    expect(wait({ hidden: true }, { cheap: true })).toBeNull();
  });
});
