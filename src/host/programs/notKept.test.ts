// @vitest-environment jsdom
import { createActor } from 'xstate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import type { AppManifest, Services } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { desktopMachine } from '../../os/desktop/desktopMachine.ts';
import { anApp, registryOf } from '../../testing/apps.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createPrograms } from './programs.ts';

/** A desktop without a network that has this app. */
function offline(changes: Partial<AppManifest> = {}) {
  const desktop = createActor(desktopMachine, {
    input: { area: { width: 1280, height: 772, compact: false } },
  }).start();
  const online = store(false);
  const programs = createPrograms({
    stage: fakeStage(),
    desktop,
    registry: registryOf(anApp('map', changes)),
    clock: systemClock,
    // Of the sound, programs play patches only.
    audio: { play: vi.fn() } as unknown as Services['audio'],
    storage: fakeBrowser().storage(),
    person: store({
      signedIn: false,
      level: 'BETA',
      balance: null,
      username: null,
      away: false,
      developer: false,
    }),
    mode: store(asBuilt('public')),
    reducedMotion: store(false),
    online,
    keys: () => [],
    close: (window) => window.send({ type: 'user.close' }),
  });
  const titles = () =>
    desktop.getSnapshot().context.stack.map(({ actor }) => actor.getSnapshot().context.title);
  return { programs, online, titles };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch'));

describe('without a network', () => {
  it('a program that this browser has kept opens', async () => {
    const { programs, titles } = offline();
    programs.open('map');
    await vi.waitFor(() => expect(titles()).toEqual(['The map']));
  });

  it.each<readonly [string, Partial<AppManifest>]>([
    ['code', { overlay: gone }],
    ['pictures', { scene: () => Promise.resolve({ default: { prepare: gone } }) }],
  ])(
    'a program whose %s is not kept says so and opens no window, until the network is back',
    async (_what, app) => {
      const { programs, online, titles } = offline(app);
      programs.open('map');
      await vi.waitFor(() => expect(titles()).toEqual(['Error Starting Program']));
      online.set(true);
      programs.open('map');
      expect(titles()).toContain('The map');
    },
  );

  it('a program opens its window, which says that nothing came, where not even dialogs are kept', async () => {
    vi.doMock('../../overlays/dialogTexts.ts', gone);
    onTestFinished(() => vi.doUnmock('../../overlays/dialogTexts.ts'));
    const { programs, titles } = offline({ overlay: gone });
    programs.open('map');
    await vi.waitFor(() => expect(titles()).toEqual(['The map']));
  });

  it('a program does not wait long for a network that does not answer: its window shows that it loads', async () => {
    vi.useFakeTimers();
    const { programs, titles } = offline({ overlay: () => new Promise(() => undefined) });
    programs.open('map');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(titles()).toEqual(['The map']);
  });
});
