import { describe, expect, it } from 'vitest';
import { bass, chords, drums, line } from './kit.mjs';
import { midiFile, tuneSeconds } from './midi.mjs';
import { tune as arcade } from './arcade.mjs';
import { tune as lobby } from './arcade-lobby.mjs';
import { chord, pitch, voicing } from './theory.mjs';

describe('the composing kit', () => {
  it('refuses a bar that does not add up, and names it', () => {
    expect(() => line('C4:16 | C4:8 D4:4')).toThrow('bar 2 has 12 steps');
    expect(() => drums({ 36: 'x---' }, 0)).toThrow('not a bar');
    expect(() => chords('Hmaj9')).toThrow('unknown chord');
  });

  it('voices neighbouring chords close to each other', () => {
    const centre = pitch('E4');
    for (const symbol of ['G69', 'Em9', 'Cmaj9', 'D13sus', 'B7#5', 'Bbmaj9']) {
      const tones = voicing(chord(symbol), centre);
      expect(Math.min(...tones)).toBeGreaterThanOrEqual(centre - 6);
      expect(Math.max(...tones)).toBeLessThan(centre + 6);
    }
  });

  it('lets the bass lead into the next chord by a half step', () => {
    const [, approach, next] = bass(chords('G69 | Em9'), '1:14 <:2', pitch('E1'));
    expect(next.pitch - approach.pitch).toBe(1);
  });
});

describe.each([
  ['arcade', arcade],
  ['lobby', lobby],
])('the tune of the %s', (_, tune) => {
  it('is a loop of 32 bars, the same bytes each time it is written', () => {
    expect(tune.bars).toBe(32);
    expect(tuneSeconds(tune)).toBe(60);
    expect(midiFile(tune, 1)).toEqual(midiFile(tune, 1));
  });

  it('has a bass and drums in every bar', () => {
    for (const name of ['bass', 'drums']) {
      const notes = tune.parts.find((part) => part.name === name)?.notes ?? [];
      for (let bar = 0; bar < tune.bars; bar++) {
        expect(notes.some(({ at }) => at >= bar * 16 && at < bar * 16 + 16)).toBe(true);
      }
    }
  });
});
