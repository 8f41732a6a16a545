import { VCR_BOUNDS, VCR_PRESETS, type VcrEffects } from '../school/vcr.ts';

/**
 * What a person can set, and how two copies of it become one (SETTINGS-5). The first screen reads it, the Settings
 * window changes it, and the server keeps it: all by these rules.
 */
/** How a picture of a person's own, or of a token, lies on the desktop (WALLPAPER-3). */
export type Placement = 'center' | 'tile' | 'fit' | 'fill';

export const PLACEMENTS = ['center', 'tile', 'fit', 'fill'] as const satisfies readonly Placement[];

export interface DesktopSettings {
  readonly desktopBackgroundType: 'image' | 'pattern' | 'gradient';
  /** The id of a picture, a pattern or a gradient of the desktop's own. */
  readonly desktopBackground: string;
  readonly backgroundPlacement: Placement;
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
  /** Minutes without input after which the screen saver begins; 0: never. */
  readonly screenSaverMinutes: number;
  /** Whether others see on the map of the town where this person is. */
  readonly seenInTown: boolean;
  /** Whether the winner of the wall's theme is the desktop's background on its day (WEEK-5). */
  readonly winnerOnDesktop: boolean;
  /** The kinds of news that the person is told nothing of (NEWS-7). */
  readonly newsOff: readonly string[];
  /** The kinds of news that the person has asked for, which are told to no others (NEWS-11). */
  readonly newsOn: readonly string[];
  /** The kinds of news that are pushed to the person's devices (PUSH-4). */
  readonly newsPush: readonly string[];
  /** When nothing is pushed, as `domain/people/quietHours.ts` writes it; empty: never. */
  readonly quietHours: string;
  /** Ids of hidden themes that this person has found. Only ever grows. */
  readonly unlockedThemes: readonly string[];
  /** Ids of prizes that are on the door of the person's locker. */
  readonly lockerStickers: readonly string[];
  /** The id of the prize that the arcade plays, or 'standard'. */
  readonly jukebox: string;
  readonly vcr: VcrSettings;
}

/** The video overlay over the whole desktop. Off: nothing is drawn and nothing runs, whatever the rest says. */
export interface VcrSettings extends VcrEffects {
  readonly enabled: boolean;
}

export type SettingName = keyof DesktopSettings;

/** A copy of some settings, each with the moment (ms since the epoch) at which a person chose it. */
export type StampedSettings = {
  readonly [Name in SettingName]?: { readonly value: DesktopSettings[Name]; readonly at: number };
};

const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const COLOR = /^#[0-9a-f]{6}$/i;
const QUIET = /^(\d\d?-\d\d? [\w/+-]{1,40})?$/;
/** More hidden themes or stickers than there will ever be; a limit on what a stranger can have stored. */
const MOST_IDS = 100;
/** The last moment that a Date can hold. */
const LATEST = 8.64e15;

/** The value if it is one of this setting, in its one spelling; else null. */
type Reader<Value> = (found: unknown) => Value | null;

const anyId: Reader<string> = (found) => (typeof found === 'string' && ID.test(found) ? found : null);
const flag: Reader<boolean> = (found) => (typeof found === 'boolean' ? found : null);
const between =
  (least: number, most: number): Reader<number> =>
  (found) =>
    typeof found === 'number' && found >= least && found <= most ? found : null;
const oneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (found) =>
    values.find((value) => value === found) ?? null;

const DEFAULT_VCR: VcrSettings = { enabled: false, ...VCR_PRESETS.medium };

const vcrReaders = new Map<string, Reader<number | boolean>>(
  Object.keys(DEFAULT_VCR).map((name) => {
    const bounds = (VCR_BOUNDS as Readonly<Record<string, readonly [number, number]>>)[name];
    return [name, bounds === undefined ? flag : between(...bounds)];
  }),
);

const readVcr: Reader<VcrSettings> = (found) => {
  if (typeof found !== 'object' || found === null) return null;
  const known: Record<string, number | boolean> = {};
  for (const [name, read] of vcrReaders) {
    const value = read(Reflect.get(found, name));
    if (value !== null) known[name] = value;
  }
  return { ...DEFAULT_VCR, ...known };
};

const readIds: Reader<readonly string[]> = (found) =>
  Array.isArray(found) ? sortedSet(found.filter((id) => anyId(id) !== null)).slice(0, MOST_IDS) : null;

const sortedSet = (ids: readonly string[]): readonly string[] => [...new Set(ids)].sort();

const READERS: { readonly [Name in SettingName]: Reader<DesktopSettings[Name]> } = {
  desktopBackgroundType: oneOf('image', 'pattern', 'gradient'),
  desktopBackground: anyId,
  backgroundPlacement: oneOf(...PLACEMENTS),
  backgroundColor: (found) => (typeof found === 'string' && COLOR.test(found) ? found.toUpperCase() : null),
  theme: anyId,
  oldMonitorMode: flag,
  bootScreen: anyId,
  volume: between(0, 1),
  effectsVolume: between(0, 1),
  musicVolume: between(0, 1),
  reducedMotion: oneOf('system', 'on'),
  screenSaverMinutes: between(0, 60),
  seenInTown: flag,
  winnerOnDesktop: flag,
  newsOff: readIds,
  newsOn: readIds,
  newsPush: readIds,
  quietHours: (found) => (typeof found === 'string' && QUIET.test(found) ? found : null),
  unlockedThemes: readIds,
  lockerStickers: readIds,
  jukebox: anyId,
  vcr: readVcr,
};

export const SETTING_NAMES = Object.keys(READERS) as readonly SettingName[];

/** The default settings (THEME-1, SETTINGS-3, EFFECT-3). */
export const DEFAULT_SETTINGS: DesktopSettings = {
  desktopBackgroundType: 'image',
  desktopBackground: 'standard',
  backgroundPlacement: 'tile',
  backgroundColor: '#C0C0C0',
  theme: 'windows-standard',
  oldMonitorMode: false,
  bootScreen: 'standard',
  volume: 1,
  effectsVolume: 1,
  musicVolume: 1,
  reducedMotion: 'system',
  screenSaverMinutes: 10,
  seenInTown: true,
  winnerOnDesktop: false,
  newsOff: [],
  newsOn: [],
  newsPush: [],
  quietHours: '',
  unlockedThemes: [],
  lockerStickers: [],
  jukebox: 'standard',
  vcr: DEFAULT_VCR,
};

interface Stamped {
  readonly value: unknown;
  readonly at: number;
}

/**
 * Reads a copy from outside. Whatever is no setting, or no value of it, is left out; what is kept is spelled in one
 * way, so that equal choices are equal texts.
 */
export function readSettings(found: unknown): StampedSettings {
  return fromEach((name) => {
    const entry: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, name) : null;
    if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('at' in entry)) return null;
    const { at } = entry;
    const value = READERS[name](entry.value);
    const isMoment = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= LATEST;
    return value === null || !isMoment ? null : { value, at };
  });
}

/**
 * One copy of two: of each setting the later choice, of themes found all of them. In whatever order copies meet, the
 * outcome is the same; two choices of one moment are decided by their text. Takes what readSettings() or
 * changeSettings() made.
 */
export function mergeSettings(a: StampedSettings, b: StampedSettings): StampedSettings {
  return fromEach((name) => {
    const [one, other] = [a[name], b[name]];
    if (one === undefined || other === undefined) return one ?? other ?? null;
    if (name !== 'unlockedThemes') return isLater(one, other) ? one : other;
    const found = [a, b].flatMap((copy) => copy.unlockedThemes?.value ?? []);
    return { value: sortedSet(found), at: Math.max(one.at, other.at) };
  });
}

/**
 * The copy after a person's choice at the time `now` (ms since the epoch). It is later than every choice that this
 * copy knows of, even where another machine's clock was fast. Values that are none of their setting are left out.
 */
export function changeSettings(
  copy: StampedSettings,
  patch: Partial<DesktopSettings>,
  now: number,
): StampedSettings {
  const changed = fromEach((name) => {
    const value = name in patch ? READERS[name](patch[name]) : null;
    return value === null ? null : { value, at: Math.max(now, (copy[name]?.at ?? 0) + 1) };
  });
  return mergeSettings(copy, changed);
}

/** The settings of a copy: whatever it lacks has its default. */
export function settingsFrom(copy: StampedSettings): DesktopSettings {
  const chosen: Partial<Record<SettingName, unknown>> = {};
  for (const name of SETTING_NAMES) {
    if (copy[name] !== undefined) chosen[name] = copy[name].value;
  }
  // Each value was made by the reader of its own setting.
  return { ...DEFAULT_SETTINGS, ...(chosen as Partial<DesktopSettings>) };
}

const isLater = (one: Stamped, other: Stamped): boolean =>
  one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at;

/** A copy made of what `entryOf` returns for each setting; null leaves the setting out. */
function fromEach(entryOf: (name: SettingName) => Stamped | null): StampedSettings {
  const made: Partial<Record<SettingName, Stamped>> = {};
  for (const name of SETTING_NAMES) {
    const entry = entryOf(name);
    if (entry !== null) made[name] = entry;
  }
  // Each value was made by the reader of its own setting.
  return made as StampedSettings;
}
