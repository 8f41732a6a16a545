import { describe, expect, it } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import type { AccessLevel, AppManifest, Entry } from '../../kernel/app.ts';
import { LINKS } from '../../config/links.ts';
import { createRegistry, desktopApps, isVisible, startMenuApps } from './registry.ts';

type Viewer = AccessLevel | 'none';

const VIEWERS: readonly Viewer[] = ['ADMIN', 'BETA', 'COMMUNITY', 'none'];

/**
 * Who sees these apps and links where their features are on (LEVEL-3 to LEVEL-5). An app that is not named here is for
 * every level unless its manifest says otherwise, and this test does not look at it.
 */
const SEEN_BY: Readonly<Record<string, readonly Viewer[]>> = {
  ...seenBy(
    ['ADMIN', 'BETA', 'COMMUNITY'],
    [
      'about-us',
      'chat-rooms',
      'clique-access',
      'delorean-fund',
      'discord',
      'fhs-school',
      'flappy-flunk',
      'game-manual',
    ],
    [
      'gum-center',
      'market',
      'my-locker',
      'myplace',
      'onlyflunks',
      'profile',
      'radio',
      'retro-text',
      'semester-zero',
    ],
    ['x-social', 'zoltar'],
  ),
  ...seenBy(['ADMIN', 'BETA'], ['terminal']),
  ...seenBy(
    ['ADMIN'],
    ['flunk-creator', 'graduation', 'icon-animation', 'meme-manager', 'pocket-juniors', 'vcr', 'yearbook'],
    // Panels of administrators (CONSOLE-1, GUM-13, TIME-4).
    ['console', 'day-night', 'gum-panel'],
  ),
  ...seenBy([], ['story-so-far']),
  ...seenBy(
    VIEWERS,
    ['picture-day'],
    ['find', 'help', 'settings', 'wallet'],
    ['my-computer', 'notepad', 'paint', 'recycle-bin'],
  ),
};

/** What the public mode has off (MODE-2). */
const BUILD_MODE_ONLY = [
  ...['bulletin-board', 'flunk-creator', 'icon-animation', 'loading-screens', 'meme-manager', 'picture-day'],
  ...['pocket-juniors', 'report-card', 'story-mode', 'vcr', 'yearbook', 'zoltar'],
];

function seenBy(
  viewers: readonly Viewer[],
  ...ids: readonly (readonly string[])[]
): Readonly<Record<string, readonly Viewer[]>> {
  return Object.fromEntries(ids.flat().map((id) => [id, viewers]));
}

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});
const icons = Object.keys(import.meta.glob('../../../assets/finished/icons/*-32.png'));
const registry = createRegistry(manifests, LINKS);
const named = [...registry.values()].filter(({ id }) => id in SEEN_BY);
const ids = (entries: Iterable<Entry>): readonly string[] => [...entries].map(({ id }) => id).sort();
const levelOf = (viewer: Viewer): AccessLevel | null => (viewer === 'none' ? null : viewer);

const cases = (['public', 'build'] as const).flatMap((name) =>
  VIEWERS.map((viewer) => ({ name, mode: asBuilt(name), viewer, level: levelOf(viewer) })),
);

describe.each(cases)('in $name mode $viewer', ({ name, mode, viewer, level }) => {
  const isOff = ({ id }: Entry): boolean => name === 'public' && BUILD_MODE_ONLY.includes(id);
  const sees = (entry: Entry): boolean => !isOff(entry) && SEEN_BY[entry.id]?.includes(viewer) === true;
  const offered = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter((one) => named.includes(one));

  it('sees the icons that their level gives them, and no other (CUTSCENE-1, LEVEL-4, LEVEL-5, YEARBOOK-1, ZOLTAR-7)', () => {
    const expected = named.filter((entry) => entry.desktopIcon !== undefined && sees(entry));
    expect(ids(offered(desktopApps(registry, level, mode)))).toEqual(ids(expected));
  });

  it('finds the same in the Start menu (LEVEL-5)', () => {
    const expected = named.filter((entry) => entry.startMenu !== undefined && sees(entry));
    expect(ids(offered(startMenuApps(registry, level, mode)))).toEqual(ids(expected));
  });

  it('can open nothing else by its keys or its name (GUM-13, LEVEL-4, LEVEL-5, TIME-4)', () => {
    const open = named.filter((entry) => isVisible(entry, level, mode));
    expect(ids(open)).toEqual(ids(named.filter(sees)));
  });

  it('sees nothing that the mode has off (MODE-2)', () => {
    const seen = [...registry.values()].filter((entry) => isVisible(entry, level, mode));
    expect(ids(seen.filter(isOff))).toEqual([]);
  });
});

describe('the table of this test', () => {
  it('names only what there is, or what there is an icon for', () => {
    const known = (id: string): boolean =>
      registry.has(id) || icons.some((path) => path.endsWith(`/${id}-32.png`));
    expect([...Object.keys(SEEN_BY), ...BUILD_MODE_ONLY].filter((id) => !known(id))).toEqual([]);
  });
});
