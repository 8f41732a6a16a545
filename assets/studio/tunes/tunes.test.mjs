import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { BUNDLES } from './bundles.mjs';
import { BAR, WALTZ, bass, chords, comp, drums, line } from './kit.mjs';
import { midiFile, tuneSeconds } from './midi.mjs';
import { section } from './song.mjs';
import { chord, pitch, voicing } from './theory.mjs';
import { inMinor, slower, transposed, under } from './variations.mjs';

describe('the composing kit', () => {
  it('refuses a bar that does not add up, and names it', () => {
    expect(() => line('C4:16 | C4:8 D4:4')).toThrow('bar 2 has 12 steps');
    expect(() => drums({ 36: 'x---' }, 0)).toThrow('not a bar');
    expect(() => chords('Hmaj9')).toThrow('unknown chord');
  });

  it('counts bars of three beats in a waltz', () => {
    const waltz = section({
      meter: WALTZ,
      chords: 'C | F',
      melody: 'C5:12 | A5:8 F5:4',
      drums: [{ 36: 'x-----------' }],
    });
    expect(waltz.bars).toBe(2);
    expect(waltz.melody.map(({ at }) => at)).toEqual([0, 12, 20]);
    expect(waltz.drums.map(({ at }) => at)).toEqual([0, 12]);
    expect(bass(waltz.chords, '1:12', pitch('E1')).map(({ at }) => at)).toEqual([0, 12]);
    const struck = comp(waltz.chords, '----x-------', { centre: pitch('E4'), steps: 4 }).map(({ at }) => at);
    expect([...new Set(struck)]).toEqual([4, 16]);
    expect(() => line('C5:16', WALTZ)).toThrow('bar 1 has 16 steps');
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

const tunes = Object.entries(import.meta.glob(['./*.mjs', '!./*.test.mjs'], { eager: true })).flatMap(
  ([path, { tune }]) => (tune === undefined ? [] : [[path.slice(2, -4), tune]]),
);

describe.each(tunes)('the tune %s', (_, tune) => {
  const barsOf = (name) =>
    new Set(
      tune.parts
        .find((part) => part.name === name)
        ?.notes.map(({ at }) => Math.floor(at / (tune.meter ?? BAR))),
    );

  it('is a loop of at least 16 bars and at most a minute, the same bytes each time it is written', () => {
    expect(tune.bars * (tune.steps === 'eighths' ? 2 : 1)).toBeGreaterThanOrEqual(16);
    expect(tuneSeconds(tune)).toBeLessThanOrEqual(60);
    expect(midiFile(tune, 1)).toEqual(midiFile(tune, 1));
  });

  it('has a bass and drums in every bar', () => {
    expect([barsOf('bass').size, barsOf('drums').size]).toEqual([tune.bars, tune.bars]);
  });

  it('has no part that is silent, and no two notes of one part on one key at once', () => {
    for (const { name, notes, drums } of tune.parts) {
      const keys = notes.map(({ at, pitch }) => `${name} ${at} ${pitch}`);
      expect(keys.length).toBeGreaterThan(0);
      if (!drums) expect(keys).toEqual([...new Set(keys)]);
    }
  });
});

it('every tune is as loud as the table says, which the rule names where that is not full (SOUND-3)', () => {
  const [rule] =
    /\*\*SOUND-3\*\*[^]*?(?=\n- )/.exec(readFileSync(join(ROOT, 'docs/product.md'), 'utf8')) ?? [];
  const named = [...rule.matchAll(/`([\w-]+)`\s\(([\d.]+)\)/g)].map(([, name, volume]) => [
    name,
    Number(volume),
  ]);
  const table = Object.values(BUNDLES).flatMap(Object.entries);
  expect(table.map(([name]) => name).sort()).toEqual(tunes.map(([name]) => name).sort());
  expect(table.filter(([, volume]) => volume !== 1).sort()).toEqual(named.sort());
  const packed = Object.keys(BUNDLES).flatMap((name) => {
    const manifest = readFileSync(join(ROOT, `assets/finished/${name}-music/bundle.json`), 'utf8');
    return Object.entries(JSON.parse(manifest).tracks).map(([tune, { volume }]) => [tune, volume]);
  });
  expect(packed).toEqual(table);
});

describe('a variation', () => {
  const theme = section({ chords: 'G | Em', melody: 'B4:4 D5:4 G5:6 F#5:2 | E5:16' });
  const names = (notes) => notes.map(({ pitch }) => pitch);

  it('is the theme in another key, in minor, or half as fast', () => {
    expect(names(transposed(theme, 2).melody)).toEqual(names(line('C#5:4 E5:4 A5:6 G#5:2 | F#5:16')));
    expect(names(inMinor(theme.melody, 7))).toEqual(names(line('Bb4:4 D5:4 G5:6 F5:2 | Eb5:16')));
    expect(slower(theme.melody).at(-1)).toMatchObject({ at: 32, steps: 32 });
  });

  it('has a second voice of tones of the chord below the first', () => {
    expect(names(under(theme.melody, theme.chords))).toEqual(names(line('G4:4 B4:4 D5:6 D5:2 | B4:16')));
  });
});
