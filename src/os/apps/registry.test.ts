import { describe, expect, it } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import { aLink, anApp, pathOf, registryOf } from '../../testing/apps.ts';
import { appFor, createRegistry, desktopApps, isVisible, startMenuApps, windowSpecOf } from './registry.ts';

describe('createRegistry', () => {
  it('knows each app by its id, which is its folder', () => {
    const registry = registryOf(anApp('help'), anApp('wallet'));
    expect([...registry.keys()]).toEqual(['help', 'wallet']);
  });

  it('refuses an app that lives in a folder of another name', () => {
    const stray = { [pathOf('locker')]: anApp('my-locker') };
    expect(() => createRegistry(stray)).toThrow('app my-locker lives in the folder locker');
    const elsewhere = { '../apps/manifest.ts.old': anApp('my-locker') };
    expect(() => createRegistry(elsewhere)).toThrow(
      'app my-locker lives in the folder ../apps/manifest.ts.old',
    );
  });

  it('knows links beside apps, and refuses one with an app’s id', () => {
    expect([...registryOf(anApp('help'), aLink('market')).keys()]).toEqual(['help', 'market']);
    expect(() => registryOf(anApp('help'), aLink('help'))).toThrow('the link help has the id of an app');
  });

  it('refuses two that serve the same purpose', () => {
    const keypad = anApp('keypad', { serves: 'lock' });
    expect(() => registryOf(keypad, anApp('help', { serves: 'help' }))).not.toThrow();
    expect(() => registryOf(keypad, anApp('safe', { serves: 'lock' }))).toThrow(
      'both keypad and safe serve lock',
    );
    expect(() => registryOf(keypad, aLink('locksmith', { serves: 'lock' }))).toThrow(
      'both keypad and locksmith serve lock',
    );
  });
});

describe('appFor', () => {
  it('finds what serves a purpose, and refuses a purpose that no app serves', () => {
    const registry = registryOf(anApp('help', { serves: 'help' }), anApp('keypad', { serves: 'lock' }));
    expect(appFor(registry, 'lock').id).toBe('keypad');
    expect(() => appFor(registry, 'gum')).toThrow('no app serves gum');
  });
});

describe('isVisible', () => {
  it('shows an app for everyone to guests as well (LEVEL-4)', () => {
    expect(isVisible(anApp('help'), null, asBuilt('public'))).toBe(true);
  });

  it('shows an app that says nothing of its access to every level, and not to guests (LEVEL-3)', () => {
    const { access: _, ...radio } = anApp('radio');
    const levels = [null, 'COMMUNITY', 'BETA', 'ADMIN'] as const;
    expect(levels.filter((level) => isVisible(radio, level, asBuilt('public')))).toEqual([
      'COMMUNITY',
      'BETA',
      'ADMIN',
    ]);
  });

  it('shows an app with levels to those levels alone, and never to guests (LEVEL-3)', () => {
    const panel = anApp('gum-panel', { access: ['ADMIN'] });
    const levels = [null, 'COMMUNITY', 'BETA', 'ADMIN'] as const;
    expect(levels.filter((level) => isVisible(panel, level, asBuilt('public')))).toEqual(['ADMIN']);
  });
});

describe('an app with a feature', () => {
  it('shows where the mode has the feature on, to those who may see it (LEVEL-3)', () => {
    const yearbook = anApp('yearbook', { access: ['ADMIN'], feature: 'showYearbook' });
    expect(isVisible(yearbook, 'ADMIN', asBuilt('public'))).toBe(false);
    expect(isVisible(yearbook, 'ADMIN', asBuilt('build'))).toBe(true);
    expect(isVisible(yearbook, 'BETA', asBuilt('build'))).toBe(false);
  });

  it('is the one thing of the level table that guests see, when it is Picture Day and on', () => {
    const pictureDay = anApp('picture-day', { access: 'everyone', feature: 'showPictureDay' });
    expect(isVisible(pictureDay, null, asBuilt('public'))).toBe(false);
    expect(isVisible(pictureDay, null, asBuilt('build'))).toBe(true);
  });

  it('shows what operators have opened to a level to this one and those above it (LEVEL-10)', () => {
    const yearbook = anApp('yearbook', { access: ['ADMIN'], feature: 'showYearbook' });
    const everyone = anApp('picture-day', { access: 'everyone', feature: 'showYearbook' });
    const levels = ['ADMIN', 'BETA', 'COMMUNITY', null] as const;
    const seen = (opens: 'ADMIN' | 'BETA' | 'COMMUNITY', entry = yearbook) =>
      levels.filter((level) =>
        isVisible(entry, level, {
          name: 'public',
          set: { showYearbook: true },
          opens: { showYearbook: opens },
        }),
      );
    expect(seen('COMMUNITY')).toEqual(['ADMIN', 'BETA', 'COMMUNITY']);
    expect(seen('BETA')).toEqual(['ADMIN', 'BETA']);
    expect(seen('ADMIN')).toEqual(['ADMIN']);
    expect(seen('BETA', everyone)).toEqual(levels);
  });
});

describe('the apps on the desktop and in the Start menu', () => {
  const registry = registryOf(
    anApp('wallet', { desktopIcon: 50, startMenu: 90 }),
    anApp('help', { startMenu: 10 }),
    anApp('first', { desktopIcon: 0 }),
    anApp('panel', { access: ['ADMIN'], desktopIcon: 20, startMenu: 20 }),
    anApp('hidden'),
  );
  const ids = (apps: readonly { readonly id: string }[]): string[] => apps.map(({ id }) => id);

  it('come in the order that their manifests say, the first place being 0', () => {
    expect(ids(desktopApps(registry, 'BETA', asBuilt('public')))).toEqual(['first', 'wallet']);
    expect(ids(startMenuApps(registry, 'BETA', asBuilt('public')))).toEqual(['help', 'wallet']);
  });

  it('are those that the person may see', () => {
    expect(ids(desktopApps(registry, 'ADMIN', asBuilt('public')))).toEqual(['first', 'panel', 'wallet']);
    expect(ids(startMenuApps(registry, 'ADMIN', asBuilt('public')))).toEqual(['help', 'panel', 'wallet']);
  });
});

describe('windowSpecOf', () => {
  it('can be sized, maximized and minimized unless the manifest says otherwise', () => {
    expect(windowSpecOf(anApp('help'), 'wallet')).toMatchObject({
      appId: 'help',
      params: 'wallet',
      minWidth: 200,
      minHeight: 120,
      resizable: true,
      maximizable: true,
      minimizable: true,
      hasHelp: true,
      dialog: false,
    });
  });

  it('has the title of its icon unless its title bar says more', () => {
    expect(windowSpecOf(anApp('help', { title: 'Help' }), undefined).title).toBe('Help');
    const window = { title: 'Help for the Helpless', width: 300, height: 200 };
    expect(windowSpecOf(anApp('help', { title: 'Help', window }), undefined).title).toBe(
      'Help for the Helpless',
    );
  });

  it('is not maximized where it cannot be sized', () => {
    const fixed = anApp('gum-panel', { window: { width: 300, height: 200, resizable: false } });
    expect(windowSpecOf(fixed, undefined)).toMatchObject({ resizable: false, maximizable: false });
  });

  it('has nothing to size where it fills the screen', () => {
    for (const window of [
      { width: 'full', height: 300 },
      { width: 400, height: 'full' },
    ] as const) {
      expect(windowSpecOf(anApp('town', { window }), undefined).resizable).toBe(false);
    }
  });
});
