import { VCR_PRESETS, type VCR_BOUNDS, type VcrEffects, type VcrPreset } from '@shared/domain/school/vcr.ts';

type SliderName = keyof typeof VCR_BOUNDS;
type SwitchName = Exclude<keyof VcrEffects, SliderName>;

interface EffectGroup {
  readonly title: string;
  readonly enabled: SwitchName;
  readonly sliders: readonly { readonly name: SliderName; readonly label: string; readonly step?: number }[];
}

/** The five faults of a tape and their sliders (EFFECT-2). */
export const EFFECT_GROUPS: readonly EffectGroup[] = [
  {
    title: 'Scan lines',
    enabled: 'scanLinesEnabled',
    sliders: [
      { name: 'scanLinesOpacity', label: 'Opacity' },
      { name: 'scanLinesSpeed', label: 'Speed' },
    ],
  },
  {
    title: 'Noise',
    enabled: 'noiseEnabled',
    sliders: [
      { name: 'noiseOpacity', label: 'Opacity', step: 5 },
      { name: 'noiseSpeed', label: 'Speed' },
    ],
  },
  {
    title: 'Chromatic',
    enabled: 'chromaticEnabled',
    sliders: [
      { name: 'chromaticIntensity', label: 'Intensity' },
      { name: 'chromaticSpeed', label: 'Speed', step: 5 },
    ],
  },
  {
    title: 'Static',
    enabled: 'staticEnabled',
    sliders: [
      { name: 'staticOpacity', label: 'Opacity' },
      { name: 'staticMovement', label: 'Movement' },
    ],
  },
  {
    title: 'Vintage',
    enabled: 'vintageEnabled',
    sliders: [
      { name: 'vintageWarmth', label: 'Warmth' },
      { name: 'vintageVignette', label: 'Vignette' },
    ],
  },
];

/** The presets as a list shows them, and what stands there when a person has made their own. */
export const PRESET_OPTIONS: readonly { readonly id: VcrPreset | 'own'; readonly title: string }[] = [
  { id: 'off', title: 'Off' },
  { id: 'subtle', title: 'Subtle' },
  { id: 'medium', title: 'Medium' },
  { id: 'heavy', title: 'Heavy' },
  { id: 'extreme', title: 'Extreme' },
  { id: 'own', title: 'Your own' },
];

/** The preset that these effects are; 'own' where they are none. */
export function presetOf(effects: VcrEffects): VcrPreset | 'own' {
  const names = Object.keys(VCR_PRESETS) as VcrPreset[];
  const settings = Object.keys(VCR_PRESETS.off) as (keyof VcrEffects)[];
  return names.find((name) => settings.every((key) => VCR_PRESETS[name][key] === effects[key])) ?? 'own';
}
