import { isOn, type Feature, type Mode } from './features.ts';

/**
 * What may happen and find a hidden theme. Each part of the desktop that announces such an event declares its name here
 * by declaration merging, in a discoveries.ts in its own folder.
 */
export interface DiscoveryEvents {}

export type DiscoveryEvent = keyof DiscoveryEvents;

/** How a hidden theme is found. */
export interface Discovery {
  /** A hidden theme (appearance/themes.ts). */
  readonly themeId: string;
  /** Any of these finds it. */
  readonly on: readonly DiscoveryEvent[];
  readonly hint: string;
  /** The feature without which it cannot happen (MODE-2); absent: none. */
  readonly feature?: Feature;
  /** It happens at a location that only build mode has (TOWN-2). */
  readonly inBuildMode?: true;
}

/** Whether a theme can be found in this mode (THEME-2). */
export const isFindable = ({ feature, inBuildMode }: Discovery, mode: Mode): boolean =>
  (feature === undefined || isOn(feature, mode)) && (inBuildMode === undefined || mode.name === 'build');
