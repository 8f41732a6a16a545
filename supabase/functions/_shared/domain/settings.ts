/**
 * What a person can set, and how two copies of it become one (spec 1, section 3, "Desktop settings"). The first screen
 * reads it, the Settings window changes it, and the server keeps it: all by these rules.
 */
export interface DesktopSettings {
  readonly desktopBackgroundType: 'image' | 'pattern' | 'gradient';
  /** The id of a picture, a pattern or a gradient of the desktop's own. */
  readonly desktopBackground: string;
  /** What lies under a pattern, as #RRGGBB. */
  readonly backgroundColor: string;
  /** The id of a theme. */
  readonly theme: string;
  readonly oldMonitorMode: boolean;
  /** The id of a loading screen, or 'standard'. */
  readonly bootScreen: string;
  /** 0 to 1: everything, effects, music. */
  readonly volume: number;
  readonly effectsVolume: number;
  readonly musicVolume: number;
  readonly reducedMotion: 'system' | 'on';
  /** Ids of hidden themes that this person has found. Only ever grows. */
  readonly unlockedThemes: readonly string[];
  readonly vcr: VcrSettings;
}

/** The video overlay (spec 3, sections 3 and 5, "VCR"). */
export interface VcrSettings {
  /** Off: nothing is drawn and nothing runs, whatever the rest says. */
  readonly enabled: boolean;
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

export type SettingName = keyof DesktopSettings;

/** A copy of some settings, each with the moment (ms since the epoch) at which a person chose it. */
export type StampedSettings = {
  readonly [Name in SettingName]?: { readonly value: DesktopSettings[Name]; readonly at: number };
};
