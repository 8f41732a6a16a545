import type {
  AccessLevel,
  AppManifest,
  Entry,
  LinkManifest,
  ListedEntry,
  Purpose,
} from '../../kernel/app.ts';
import { isOn, type Mode } from '../../kernel/features.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** The apps and the links there are, by id. */
export type Registry = ReadonlyMap<string, Entry>;

const FOLDER = /([^/]+)\/([^/]+)\/manifest\.ts$/;

/**
 * The apps with these manifests, by their paths, and the links. Throws on an app whose folder is not its id, on two that
 * serve the same purpose, and on a link with an app's id.
 */
export function createRegistry(
  manifests: Readonly<Record<string, AppManifest>>,
  links: readonly LinkManifest[] = [],
): Map<string, Entry> {
  const registry = new Map<string, Entry>();
  for (const [path, manifest] of Object.entries(manifests)) {
    const [, group = '', folder] = FOLDER.exec(path) ?? [];
    if (folder !== manifest.id) throw new Error(`app ${manifest.id} lives in the folder ${folder ?? path}`);
    registry.set(manifest.id, { group, ...manifest });
  }
  for (const link of links) {
    if (registry.has(link.id)) throw new Error(`the link ${link.id} has the id of an app`);
    registry.set(link.id, { group: 'internet', ...link });
  }
  for (const { id, serves } of registry.values()) {
    if (serves === undefined) continue;
    const first = appFor(registry, serves).id;
    if (first !== id) throw new Error(`both ${first} and ${id} serve ${serves}`);
  }
  return registry;
}

export const isLink = (entry: Entry): entry is LinkManifest => 'link' in entry;

/** Whether a person of this level sees the entry in this mode (LEVEL-3). */
export function isVisible(entry: Entry, level: AccessLevel | null, mode: Mode): boolean {
  if (entry.feature !== undefined && !isOn(entry.feature, mode)) return false;
  const access = accessIn(entry, mode);
  if (access === 'everyone') return true;
  return level !== null && access.includes(level);
}

/** Whether this person may have its window: if they see it, or if it serves anyone and another app opens it for them. */
export const mayHaveOpen = (entry: Entry, level: AccessLevel | null, mode: Mode): boolean =>
  isVisible(entry.servesAnyone === true ? { ...entry, access: 'everyone' } : entry, level, mode);

/** The levels to which operators have opened an entry (CONSOLE-15); null: they have not, or it is for everyone anyway. */
function opened({ feature, access }: Entry, { opens }: Mode): readonly AccessLevel[] | null {
  const least = feature === undefined || access === 'everyone' ? undefined : opens[feature];
  return least === undefined ? null : levelsFrom(least);
}

const EVERY_LEVEL = ['ADMIN', 'BETA', 'COMMUNITY'] as const;
/** This level and those above it. */
const levelsFrom = (least: AccessLevel): readonly AccessLevel[] =>
  EVERY_LEVEL.slice(0, EVERY_LEVEL.indexOf(least) + 1);

/** Who sees the entry in this mode, where its feature is on: those to whom operators opened it, or else those it is made for. */
export const accessIn = (entry: Entry, mode: Mode): readonly AccessLevel[] | 'everyone' =>
  opened(entry, mode) ?? accessOf(entry);

/** Who the entry is made for. */
const accessOf = (entry: Entry): readonly AccessLevel[] | 'everyone' => entry.access ?? EVERY_LEVEL;

/** What the entry is called for this person. */
export const labelOf = (
  { label, title }: Entry,
  { username }: { readonly username: string | null },
): string => label?.(username) ?? title;

/** The programs and links that this person can start, in alphabetical order. */
export const programsOf = (
  registry: Registry,
  person: { readonly level: AccessLevel | null; readonly username: string | null },
  mode: Mode,
): readonly ListedEntry[] =>
  [...registry.values()]
    .filter((entry) => entry.unlisted !== true && isVisible(entry, person.level, mode))
    .map((entry) => ({ entry, label: labelOf(entry, person) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** The entry that does this for all others. Throws where there is none. */
export function appFor(registry: Registry, purpose: Purpose): Entry {
  const entry = [...registry.values()].find(({ serves }) => serves === purpose);
  if (entry === undefined) throw new Error(`no app serves ${purpose}`);
  return entry;
}

const ordered = (
  registry: Registry,
  level: AccessLevel | null,
  mode: Mode,
  position: (entry: Entry) => number | undefined,
): readonly Entry[] =>
  [...registry.values()]
    .filter((entry) => position(entry) !== undefined && isVisible(entry, level, mode))
    .sort((a, b) => (position(a) ?? 0) - (position(b) ?? 0));

/** What has an icon on the desktop of a person of this level, in order. */
export const desktopApps = (registry: Registry, level: AccessLevel | null, mode: Mode): readonly Entry[] =>
  ordered(registry, level, mode, (entry) => entry.desktopIcon);

/** What the Start menu offers a person of this level, in order. */
export const startMenuApps = (registry: Registry, level: AccessLevel | null, mode: Mode): readonly Entry[] =>
  ordered(registry, level, mode, (entry) => entry.startMenu);

const SMALLEST = { width: 200, height: 120 } as const;

/** The window that an app opens in. */
export function windowSpecOf(manifest: AppManifest, params: string | undefined): WindowSpec {
  const { window } = manifest;
  const full = window.width === 'full' || window.height === 'full';
  const [width, height] = window.sizeFor?.(params) ?? [window.width, window.height];
  return {
    appId: manifest.id,
    params,
    title: window.title ?? manifest.title,
    icon: manifest.icon,
    width,
    height,
    touchRoom: window.touchRoom ?? 0,
    minWidth: window.minWidth ?? SMALLEST.width,
    minHeight: window.minHeight ?? SMALLEST.height,
    resizable: window.resizable ?? !full,
    maximizable: window.maximizable ?? window.resizable ?? true,
    minimizable: true,
    hasHelp: true,
    dialog: false,
    oneAtATime: window.oneAtATime ?? false,
    body: manifest,
  };
}
