/** The video overlay: the five faults of a tape (EFFECT-2). */
export interface VcrEffects {
  readonly scanLinesEnabled: boolean;
  readonly scanLinesOpacity: number;
  readonly scanLinesSpeed: number;
  readonly noiseEnabled: boolean;
  readonly noiseOpacity: number;
  readonly noiseSpeed: number;
  readonly chromaticEnabled: boolean;
  readonly chromaticIntensity: number;
  readonly chromaticSpeed: number;
  readonly staticEnabled: boolean;
  readonly staticOpacity: number;
  readonly staticMovement: number;
  readonly vintageEnabled: boolean;
  readonly vintageWarmth: number;
  readonly vintageVignette: number;
}

/** The bounds of the sliders (EFFECT-2). */
export const VCR_BOUNDS = {
  scanLinesOpacity: [0, 10],
  scanLinesSpeed: [0, 5],
  noiseOpacity: [0, 100],
  noiseSpeed: [1, 10],
  chromaticIntensity: [0, 10],
  chromaticSpeed: [5, 100],
  staticOpacity: [0, 10],
  staticMovement: [0, 5],
  vintageWarmth: [0, 10],
  vintageVignette: [0, 20],
} as const satisfies { readonly [Name in keyof VcrEffects]?: readonly [least: number, most: number] };

const preset = (
  enabled: boolean,
  scanLines: readonly [opacity: number, speed: number],
  noise: readonly [opacity: number, speed: number],
  chromatic: readonly [intensity: number, speed: number],
  still: readonly [opacity: number, movement: number],
  vintage: readonly [warmth: number, vignette: number],
): VcrEffects => ({
  scanLinesEnabled: enabled,
  scanLinesOpacity: scanLines[0],
  scanLinesSpeed: scanLines[1],
  noiseEnabled: enabled,
  noiseOpacity: noise[0],
  noiseSpeed: noise[1],
  chromaticEnabled: enabled,
  chromaticIntensity: chromatic[0],
  chromaticSpeed: chromatic[1],
  staticEnabled: enabled,
  staticOpacity: still[0],
  staticMovement: still[1],
  vintageEnabled: enabled,
  vintageWarmth: vintage[0],
  vintageVignette: vintage[1],
});

/** The presets: 'medium' is the default, and the test window starts with 'heavy' (EFFECT-3). */
export const VCR_PRESETS = {
  off: preset(false, [0, 0], [0, 1], [0, 5], [0, 0], [0, 0]),
  subtle: preset(true, [2, 0], [5, 3], [1, 25], [1, 1], [1, 4]),
  medium: preset(true, [3, 1], [15, 5], [2, 50], [2, 1], [3, 6]),
  heavy: preset(true, [6, 2], [35, 7], [5, 70], [5, 3], [5, 10]),
  extreme: preset(true, [10, 5], [70, 10], [10, 100], [10, 5], [8, 18]),
} as const satisfies Readonly<Record<string, VcrEffects>>;

export type VcrPreset = keyof typeof VCR_PRESETS;
