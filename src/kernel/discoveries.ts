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
}
