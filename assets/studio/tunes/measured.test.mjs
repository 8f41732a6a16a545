import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsOf } from './measure.mjs';
import { faultyTunes, recordMeasured } from './measured.mjs';

const good = { loudness: -18, phone: -20.5, truePeak: -2, silences: 0, bytes: 300_000, seam: -15 };

describe('the figures of a tune (SOUND-5)', () => {
  it('are good at -18 LUFS, without a click where it begins again, and where a phone gives it back', () => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf({ ...good, loudness: -17.5, phone: -21.5 })).toEqual([]);
  });

  it('are refused each by itself', () => {
    expect(faultsOf({ ...good, loudness: -19.2 })).toEqual(['loudness -19.2 LUFS']);
    expect(faultsOf({ ...good, phone: -23.2 })).toEqual(['-23.2 LUFS on a phone']);
    expect(faultsOf({ ...good, truePeak: 0.1 })).toEqual(['true peak 0.1 dBTP']);
    expect(faultsOf({ ...good, silences: 2 })).toEqual(['2 silences']);
    expect(faultsOf({ ...good, bytes: 500_000 })).toEqual(['500000 bytes']);
    expect(faultsOf({ ...good, seam: -3 })).toEqual(['seam -3 dB']);
  });
});

describe('the register of what was measured', () => {
  let root;
  const file = (name) => join(root, 'assets/finished/bar-music', name);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'measured-'));
    mkdirSync(join(root, 'assets/finished/bar-music'), { recursive: true });
    mkdirSync(join(root, 'assets/studio/tunes'), { recursive: true });
    const tracks = { bar: { webm: 'bar.webm', m4a: 'bar.m4a', seconds: 48 } };
    writeFileSync(file('bundle.json'), JSON.stringify({ tracks }));
    for (const name of ['bar.webm', 'bar.m4a']) writeFileSync(file(name), `the tune as ${name}`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('lets a tune pass that was measured as it is, and measures it once (SOUND-5)', () => {
    const measureFile = vi.fn(() => good);
    recordMeasured(root, measureFile);
    recordMeasured(root, measureFile);
    expect(measureFile.mock.calls).toEqual([
      [file('bar.webm'), 48],
      [file('bar.m4a'), 48],
    ]);
    expect(faultyTunes(root)).toEqual([]);
  });

  it('refuses one that was never measured, has changed since, or has a fault (SOUND-5)', () => {
    const unmeasured = { file: 'bar-music/bar.webm', reason: 'was not measured as it is' };
    expect(faultyTunes(root)).toHaveLength(2);
    recordMeasured(root, () => good);
    writeFileSync(file('bar.webm'), 'another tune');
    expect(faultyTunes(root)).toEqual([unmeasured]);
    recordMeasured(root, () => ({ ...good, loudness: -12, phone: -14 }));
    expect(faultyTunes(root)).toEqual([{ file: 'bar-music/bar.webm', reason: 'has loudness -12 LUFS' }]);
  });
});
