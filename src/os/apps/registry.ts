import type { AccessLevel, AppManifest, Entry, LinkManifest, Purpose } from '../../kernel/app.ts';
import { isOn, type BuildMode } from '../../kernel/features.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** The apps and the links there are, by id. */
export type Registry = ReadonlyMap<string, Entry>;

const FOLDER = /\/([^/]+)\/manifest\.ts$/;

/**
 * The apps of these modules, and the links. Throws on an app whose folder is not its id, which is the only place that
 * names it, and on a link with an app's id.
 */
export function createRegistry(
  modules: Readonly<Record<string, { readonly manifest: AppManifest }>>,
  links: readonly LinkManifest[] = [],
): Registry {
  const registry = new Map<string, Entry>();
  for (const [path, { manifest }] of Object.entries(modules)) {
    const folder = FOLDER.exec(path)?.[1];
    if (folder !== manifest.id) throw new Error(`app ${manifest.id} lives in the folder ${folder ?? path}`);
    registry.set(manifest.id, manifest);
  }
  for (const link of links) {
    if (registry.has(link.id)) throw new Error(`the link ${link.id} has the id of an app`);
    registry.set(link.id, link);
  }
  return registry;
}

export const isLink = (entry: Entry): entry is LinkManifest => 'link' in entry;

/** Whether a person of this level sees the entry in this mode (spec 1, section 6). */
export function isVisible(entry: Entry, level: AccessLevel | null, mode: BuildMode): boolean {
  if (entry.feature !== undefined && !isOn(entry.feature, mode)) return false;
  if (entry.access === 'everyone') return true;
  return level !== null && entry.access.includes(level);
}

/** The entry that does this for all others; undefined while there is none. */
export function appFor(registry: Registry, purpose: Purpose): Entry | undefined {
  return [...registry.values()].find((entry) => entry.serves === purpose);
}

const ordered = (
  registry: Registry,
  level: AccessLevel | null,
  mode: BuildMode,
  position: (entry: Entry) => number | undefined,
): readonly Entry[] =>
  [...registry.values()]
    .filter((entry) => position(entry) !== undefined && isVisible(entry, level, mode))
    .sort((a, b) => (position(a) ?? 0) - (position(b) ?? 0));

/** What has an icon on the desktop of a person of this level, in order. */
export const desktopApps = (
  registry: Registry,
  level: AccessLevel | null,
  mode: BuildMode,
): readonly Entry[] => ordered(registry, level, mode, (entry) => entry.desktopIcon);

/** What the Start menu offers a person of this level, in order. */
export const startMenuApps = (
  registry: Registry,
  level: AccessLevel | null,
  mode: BuildMode,
): readonly Entry[] => ordered(registry, level, mode, (entry) => entry.startMenu);

const SMALLEST = { width: 200, height: 120 } as const;

/** The window that an app opens in. */
export function windowSpecOf(manifest: AppManifest, params: string | undefined): WindowSpec {
  const { window } = manifest;
  const full = window.width === 'full' || window.height === 'full';
  return {
    appId: manifest.id,
    params,
    title: manifest.title,
    icon: manifest.icon,
    width: window.width,
    height: window.height,
    minWidth: window.minWidth ?? SMALLEST.width,
    minHeight: window.minHeight ?? SMALLEST.height,
    resizable: window.resizable ?? !full,
    maximizable: window.maximizable ?? window.resizable ?? true,
    minimizable: true,
    hasHelp: manifest.help.length > 0,
    dialog: false,
    body: manifest,
  };
}
