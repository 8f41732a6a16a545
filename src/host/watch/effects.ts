import type { VcrEffects } from '@shared/domain/school/vcr.ts';
import type { EffectsLayer, ScreenEffects } from '../../engine/effects/screenEffects.ts';
import type { Random } from '@shared/kernel/clock.ts';
import type { Readable } from '../../kernel/store.ts';
import type { EffectsService } from '../../services/effects/effectsPort.ts';

const NONE: ScreenEffects = {
  lines: { strength: 0, speed: 0 },
  noise: { strength: 0, fps: 0 },
  fringes: { strength: 0, fps: 0 },
  tear: { strength: 0, seconds: 0 },
  warmth: 0,
  vignette: 0,
  tube: false,
};

/** Scan lines, glow, vignette and a curved mask: what a monitor of 1995 did to a picture. */
export const OLD_MONITOR: ScreenEffects = {
  ...NONE,
  lines: { strength: 0.3, speed: 0 },
  vignette: 0.6,
  tube: true,
};

/** What the sliders mean; their bounds are EFFECT-2. */
export function effectsOf(vcr: VcrEffects): ScreenEffects {
  return {
    ...NONE,
    ...(vcr.scanLinesEnabled && {
      lines: { strength: vcr.scanLinesOpacity / 10, speed: vcr.scanLinesSpeed * 2 },
    }),
    ...(vcr.noiseEnabled && { noise: { strength: vcr.noiseOpacity / 100, fps: vcr.noiseSpeed * 3 } }),
    ...(vcr.chromaticEnabled && {
      fringes: { strength: vcr.chromaticIntensity / 10, fps: vcr.chromaticSpeed / 5 },
    }),
    ...(vcr.staticEnabled && {
      tear: {
        strength: vcr.staticOpacity / 10,
        seconds: vcr.staticMovement === 0 ? 0 : 12 / vcr.staticMovement,
      },
    }),
    ...(vcr.vintageEnabled && { warmth: vcr.vintageWarmth / 10, vignette: vcr.vintageVignette / 20 }),
  };
}

/** Both at once, as where the old monitor shows a tape. */
export function combined(one: ScreenEffects, other: ScreenEffects): ScreenEffects {
  const stronger = <Part extends { readonly strength: number }>(a: Part, b: Part): Part =>
    a.strength >= b.strength ? a : b;
  return {
    lines: stronger(one.lines, other.lines),
    noise: stronger(one.noise, other.noise),
    fringes: stronger(one.fringes, other.fringes),
    tear: stronger(one.tear, other.tear),
    warmth: Math.max(one.warmth, other.warmth),
    vignette: Math.max(one.vignette, other.vignette),
    tube: one.tube || other.tube,
  };
}

/** What lies over the whole desktop by these settings; null where nothing does. */
export function desktopEffects(settings: {
  readonly oldMonitorMode: boolean;
  readonly vcr: VcrEffects & { readonly enabled: boolean };
}): ScreenEffects | null {
  const { oldMonitorMode, vcr } = settings;
  if (oldMonitorMode && vcr.enabled) return combined(OLD_MONITOR, effectsOf(vcr));
  if (oldMonitorMode) return OLD_MONITOR;
  return vcr.enabled ? effectsOf(vcr) : null;
}

/** `reduced` is the person's wish for less motion. The effects' code comes when the first are laid. */
export function createEffects(reduced: Readable<boolean>, random: Random): EffectsService {
  return {
    layOver(host, effects) {
      let layer: EffectsLayer | null = null;
      let latest = effects;
      let gone = false;
      const still = (): void => layer?.setQuality(reduced.get() ? 'still' : 'moving');
      const unwatch = reduced.subscribe(still);
      void import('../../engine/effects/screenEffects.ts').then(({ layEffects }) => {
        if (gone) return;
        layer = layEffects(host, random);
        still();
        layer.show(effectsOf(latest));
      });
      return {
        show(next) {
          latest = next;
          layer?.show(effectsOf(next));
        },
        destroy() {
          gone = true;
          unwatch();
          layer?.destroy();
        },
      };
    },
  };
}
