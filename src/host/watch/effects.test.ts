import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VCR_BOUNDS, VCR_PRESETS, type VcrEffects } from '@shared/domain/school/vcr.ts';
import { store } from '../../kernel/store.ts';
import { combined, createEffects, desktopEffects, effectsOf, OLD_MONITOR } from './effects.ts';

const layer = { setQuality: vi.fn(), show: vi.fn(), destroy: vi.fn() };
const layEffects = vi.hoisted(() => vi.fn());
vi.mock('../../engine/effects/screenEffects.ts', () => ({ layEffects }));

/** Every slider at its end. */
const MOST: VcrEffects = {
  ...VCR_PRESETS.extreme,
  ...Object.fromEntries(Object.entries(VCR_BOUNDS).map(([slider, [, most]]) => [slider, most])),
};
const NOTHING = effectsOf(VCR_PRESETS.off);

describe('the sliders', () => {
  it('are all of an effect at their end', () => {
    expect(effectsOf(MOST)).toMatchObject({
      lines: { strength: 1, speed: 10 },
      noise: { strength: 1, fps: 30 },
      fringes: { strength: 1, fps: 20 },
      tear: { strength: 1, seconds: 2.4 },
      warmth: 1,
      vignette: 1,
      tube: false,
    });
  });

  it.each([
    ['scanLinesEnabled', { lines: NOTHING.lines }],
    ['noiseEnabled', { noise: NOTHING.noise }],
    ['chromaticEnabled', { fringes: NOTHING.fringes }],
    ['staticEnabled', { tear: NOTHING.tear }],
    ['vintageEnabled', { warmth: 0, vignette: 0 }],
  ] as const)('are nothing while %s is off, and take nothing from the others', (name, without) => {
    expect(effectsOf({ ...MOST, [name]: false })).toEqual({ ...effectsOf(MOST), ...without });
  });

  it('may have the tear stand still', () => {
    expect(effectsOf({ ...MOST, staticMovement: 0 }).tear).toEqual({ strength: 1, seconds: 0 });
  });

  it('at nothing are no effect', () => {
    expect(NOTHING).toEqual({
      lines: { strength: 0, speed: 0 },
      noise: { strength: 0, fps: 0 },
      fringes: { strength: 0, fps: 0 },
      tear: { strength: 0, seconds: 0 },
      warmth: 0,
      vignette: 0,
      tube: false,
    });
  });
});

describe('two effects at once', () => {
  it('are the stronger of each', () => {
    const one = { ...NOTHING, lines: { strength: 0.5, speed: 1 }, warmth: 0.2, vignette: 0.9 };
    const other = { ...NOTHING, lines: { strength: 0.4, speed: 9 }, warmth: 0.3, vignette: 0.1, tube: true };
    const both = { ...NOTHING, lines: one.lines, warmth: 0.3, vignette: 0.9, tube: true };
    expect(combined(one, other)).toEqual(both);
    expect(combined(other, one)).toEqual(both);
    expect(combined(one, one).tube).toBe(false);
  });
});

describe('what lies over the desktop', () => {
  const vcr = { ...VCR_PRESETS.medium, enabled: true };
  const off = { ...vcr, enabled: false };

  it('is nothing where neither the old monitor nor the tape is on', () => {
    expect(desktopEffects({ oldMonitorMode: false, vcr: off })).toBeNull();
  });

  it('is the tape, the monitor, or a tape on the monitor (EFFECT-1)', () => {
    expect(desktopEffects({ oldMonitorMode: false, vcr })).toEqual(effectsOf(vcr));
    expect(desktopEffects({ oldMonitorMode: true, vcr: off })).toBe(OLD_MONITOR);
    expect(desktopEffects({ oldMonitorMode: true, vcr })).toEqual(combined(OLD_MONITOR, effectsOf(vcr)));
  });

  it('is a bent picture with lines that stand still, where it is the monitor (EFFECT-1)', () => {
    expect(OLD_MONITOR).toMatchObject({ tube: true, noise: NOTHING.noise, lines: { speed: 0 } });
    expect(OLD_MONITOR.lines.strength).toBeGreaterThan(0);
  });
});

describe('effects over a part of the page', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    layEffects.mockReturnValue(layer);
  });
  // Nothing of it is looked at: what lies over it is a fake.
  const host = {} as HTMLElement;
  const loaded = () => vi.waitFor(() => expect(layer.show).toHaveBeenCalled());

  it('are the latest that were asked for when their code has come, and those after', async () => {
    const attached = createEffects(store(false), Math.random).layOver(host, VCR_PRESETS.subtle);
    attached.show(VCR_PRESETS.heavy);
    expect(layer.show).not.toHaveBeenCalled();
    await loaded();
    attached.show(VCR_PRESETS.medium);
    expect(layer.show.mock.calls).toEqual([[effectsOf(VCR_PRESETS.heavy)], [effectsOf(VCR_PRESETS.medium)]]);
  });

  it('stand still while less motion is wished for', async () => {
    const reduced = store(true);
    const attached = createEffects(reduced, Math.random).layOver(host, VCR_PRESETS.subtle);
    await loaded();
    reduced.set(false);
    attached.destroy();
    reduced.set(true);
    expect(layer.setQuality.mock.calls).toEqual([['still'], ['moving']]);
    expect(layer.destroy).toHaveBeenCalledOnce();
  });

  it('are never laid where they are taken away before their code has come', async () => {
    createEffects(store(false), Math.random).layOver(host, VCR_PRESETS.subtle).destroy();
    await vi.dynamicImportSettled();
    expect(layEffects).not.toHaveBeenCalled();
  });
});
