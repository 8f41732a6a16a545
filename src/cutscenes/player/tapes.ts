import { VCR_PRESETS, type VcrEffects } from '@shared/domain/school/vcr.ts';
import type { TapeName } from '../scene.ts';

const CLEAN = VCR_PRESETS.off;

/** What worn tapes do to a picture, by name: faults of the video overlay (EFFECT-2), of which a scene needs a few. */
export const TAPES: Readonly<Record<TapeName, VcrEffects>> = {
  /** A recording that was played too often. */
  worn: VCR_PRESETS.subtle,
  /** Snow between two stations. */
  noise: { ...CLEAN, noiseEnabled: true, noiseOpacity: 14, noiseSpeed: 4 },
  /** The lines of a screen that is seen from near. */
  screen: { ...CLEAN, scanLinesEnabled: true, scanLinesOpacity: 4, scanLinesSpeed: 1 },
};
