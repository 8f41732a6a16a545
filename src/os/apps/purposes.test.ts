import { describe, expect, it } from 'vitest';
import { MACHINE_IDS, MACHINES } from '@shared/domain/arcade/games/games.ts';
import type { AppContext, AppManifest, Desktop, ForPurpose } from '../../kernel/app.ts';

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});
const sources = import.meta.glob<string>('../../apps/*/*/manifest.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The purposes that a manifest adds to the kernel's list. */
const declaredIn = (source: string): readonly string[] =>
  [
    ...(/interface Purposes \{(.*?)\n {2}\}/s.exec(source)?.[1] ?? '').matchAll(/^ {4}'?([\w-]+)'?:/gm),
  ].flatMap(([, name]) => name ?? []);

describe('a game', () => {
  it.each(MACHINE_IDS)('%s has an app of its name and feature, which others open as the game', (game) => {
    const app = Object.values(manifests).find(({ id }) => id === game);
    expect([app?.title, app?.feature, app?.serves]).toEqual([
      MACHINES[game].name,
      MACHINES[game].feature,
      game,
    ]);
  });
});

describe('a purpose', () => {
  it('is declared by the app that serves it, and by no other', () => {
    const declared = Object.entries(sources).map(([path, source]) => [path, declaredIn(source)]);
    const served = Object.entries(manifests).map(([path, { serves }]) => [
      path,
      serves === undefined ? [] : [serves],
    ]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(served));
  });

  it('has its params checked as it is typed', () => {
    const asked: unknown[] = [];
    const openFor: Desktop['openFor'] = (...request) => void asked.push(request);
    openFor('gum');
    openFor('ask-to-sign-in');
    openFor('ask-to-sign-in', 'my-locker');
    openFor('lock', 'cellar');
    // @ts-expect-error there is no such lock
    openFor('lock', 'selar');
    // @ts-expect-error a lock has a name
    openFor('lock');
    // @ts-expect-error the count of GUM takes nothing
    openFor('gum', 'cellar');
    // @ts-expect-error no app serves this
    openFor('gun');
    // @ts-expect-error as data too
    const trunk: ForPurpose = { purpose: 'lock', params: 'trunk' };
    openFor(trunk.purpose, trunk.params);
    expect(asked).toHaveLength(9);
  });

  it('has its outcomes checked as they are typed, and is asked for one only where it can have one', () => {
    const said: unknown[] = [];
    const outcomeOf: Desktop['outcomeOf'] = (...request) => {
      said.push(request);
      return Promise.resolve(null);
    };
    const finish: AppContext['finish'] = (...outcome) => void said.push(outcome);
    void outcomeOf('lock', 'cellar');
    // @ts-expect-error nothing comes of the count of GUM
    void outcomeOf('gum');
    finish('lock', 'opened');
    // @ts-expect-error a lock does not end so
    finish('lock', 'burst');
    // @ts-expect-error nothing comes of the count of GUM
    finish('gum', 'opened');
    expect(said).toHaveLength(5);
  });
});
