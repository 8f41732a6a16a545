import { describe, expect, it } from 'vitest';
import type { AccessLevel, AppManifest, Entry } from '../../kernel/app.ts';
import type { BuildMode } from '../../kernel/features.ts';
import { LINKS } from '../../config/links.ts';
import { createRegistry, desktopApps, isVisible, startMenuApps } from './registry.ts';

type Viewer = AccessLevel | 'none';

const VIEWERS: readonly Viewer[] = ['ADMIN', 'BETA', 'COMMUNITY', 'none'];
const MEMBERS: readonly Viewer[] = ['ADMIN', 'BETA', 'COMMUNITY'];
const ADMIN: readonly Viewer[] = ['ADMIN'];
const NOBODY: readonly Viewer[] = [];

/** Who sees what in the public mode and in build mode (spec 1, section 6). What is not in here is for all members. */
const TABLE: Readonly<Record<string, Readonly<Record<BuildMode, readonly Viewer[]>>>> = {
  'about-us': { public: MEMBERS, build: MEMBERS },
  'bulletin-board': { public: NOBODY, build: MEMBERS },
  'day-night': { public: ADMIN, build: ADMIN },
  discord: { public: MEMBERS, build: MEMBERS },
  'fantasy-football': { public: MEMBERS, build: MEMBERS },
  'game-manual': { public: MEMBERS, build: MEMBERS },
  'getting-started': { public: VIEWERS, build: VIEWERS },
  'gum-panel': { public: ADMIN, build: ADMIN },
  help: { public: VIEWERS, build: VIEWERS },
  'icon-animation': { public: NOBODY, build: ADMIN },
  keyboard: { public: VIEWERS, build: VIEWERS },
  'loading-screens': { public: NOBODY, build: MEMBERS },
  market: { public: MEMBERS, build: MEMBERS },
  'my-locker': { public: MEMBERS, build: MEMBERS },
  'report-card': { public: NOBODY, build: MEMBERS },
  'retro-text': { public: MEMBERS, build: MEMBERS },
  settings: { public: VIEWERS, build: VIEWERS },
  'town-map': { public: MEMBERS, build: MEMBERS },
  vcr: { public: NOBODY, build: ADMIN },
  wallet: { public: VIEWERS, build: VIEWERS },
  'whats-new': { public: VIEWERS, build: VIEWERS },
  'x-social': { public: MEMBERS, build: MEMBERS },
};

const modules = import.meta.glob<{ readonly manifest: AppManifest }>('../../apps/*/manifest.ts', {
  eager: true,
});
const registry = createRegistry(modules, LINKS);
const levelOf = (viewer: Viewer): AccessLevel | null => (viewer === 'none' ? null : viewer);
const ids = (entries: Iterable<Entry>): readonly string[] => [...entries].map(({ id }) => id).sort();

const cases = (['public', 'build'] as const).flatMap((mode) =>
  VIEWERS.map((viewer) => ({ mode, viewer, level: levelOf(viewer) })),
);

describe.each(cases)('in $mode mode $viewer', ({ mode, viewer, level }) => {
  const seen = ({ id }: Entry): boolean => (TABLE[id]?.[mode] ?? MEMBERS).includes(viewer);

  it('sees the icons of the table, and no other', () => {
    const icons = [...registry.values()].filter(({ desktopIcon }) => desktopIcon !== undefined);
    expect(ids(desktopApps(registry, level, mode))).toEqual(ids(icons.filter(seen)));
  });

  it('finds the same in the Start menu', () => {
    const entries = [...registry.values()].filter(({ startMenu }) => startMenu !== undefined);
    expect(ids(startMenuApps(registry, level, mode))).toEqual(ids(entries.filter(seen)));
  });

  it('can open nothing else by its keys or its name', () => {
    const open = [...registry.values()].filter((entry) => isVisible(entry, level, mode));
    expect(ids(open)).toEqual(ids([...registry.values()].filter(seen)));
  });
});
