// @vitest-environment jsdom
import { createActor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asBuilt } from '../../kernel/features.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import type { AppManifest, Services } from '../../kernel/app.ts';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Person } from '../../os/shell.ts';
import { modeOf, type WindowActor } from '../../os/windows/windowMachine.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { aLife, aLink, anApp, registryOf } from '../../testing/apps.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createPrograms, type Programs } from './programs.ts';
import { LAST_PLACEMENTS } from './windowMemory.ts';

const GUEST: Person = {
  signedIn: false,
  level: 'BETA',
  balance: null,
  username: null,
  away: false,
  developer: false,
};
const BOUNDS = { x: 10, y: 20, width: 300, height: 200 };
const SCREEN = { width: 1280, height: 772 };
const PLACEMENT = { bounds: BOUNDS, screen: SCREEN };

const registry = registryOf(
  anApp('help', { serves: 'help' }),
  anApp('wallet', { serves: 'sign-in' }),
  anApp('my-locker', { needsSignIn: true }),
  anApp('gum-panel', { access: ['ADMIN'] }),
  anApp('lock', { serves: 'lock', needsSignIn: true }),
  anApp('graduation', { access: ['ADMIN'], serves: 'graduation', servesAnyone: true }),
  aLink('market', { link: 'https://market.example/' }),
);

describe('programs', () => {
  let desktop: DesktopActor;
  let person: Writable<Person>;
  let storage: StoragePort;
  const mode = store(asBuilt('public'));
  let programs: Programs;
  const play = vi.fn();
  // Of the sound, programs play patches only.
  const audio = { play } as unknown as Services['audio'];

  const newPrograms = (apps = registry): Programs =>
    createPrograms({
      stage: fakeStage(),
      desktop,
      registry: apps,
      clock: systemClock,
      audio,
      storage,
      person,
      mode,
      reducedMotion: store(false),
      online: store(true),
      keys: () => [],
      close: (window) => window.send({ type: 'user.close' }),
    });
  const prepareWith = (app: AppManifest): void => {
    programs = newPrograms(registryOf(app));
  };
  const titles = (): readonly string[] =>
    desktop.getSnapshot().context.stack.map(({ actor }) => actor.getSnapshot().context.title);
  function front(): WindowActor {
    const window = desktop.getSnapshot().context.stack.at(-1);
    if (window === undefined) throw new Error('no window is open');
    return window.actor;
  }
  /** Presses a button of the dialog in front, as its body does. */
  async function answer(label: string): Promise<void> {
    const host = document.createElement('div');
    document.body.append(host);
    const { body } = front().getSnapshot().context.spec;
    if (body.overlay === undefined) throw new Error('a dialog is an overlay');
    const context = await programs.contextOf(front(), aLife());
    const { default: mount } = await body.overlay();
    const unmount = mount(host, context);
    const button = await vi.waitFor(() => {
      const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      if (found === undefined) throw new Error(`the dialog has no button ${label}`);
      return found;
    });
    button.click();
    unmount();
    host.remove();
  }

  beforeEach(() => {
    vi.clearAllMocks();
    // jsdom lays nothing out, so nothing changes its size.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
    person = store(GUEST);
    storage = fakeBrowser().storage();
    programs = newPrograms();
    // The bodies of these tests use no service.
    programs.provide({} as Services);
    programs.sessionRestored();
  });

  describe('opening', () => {
    it('makes a window with its sound, and raises it when it is opened again', () => {
      programs.open('help');
      programs.open('wallet');
      programs.open('help');
      expect(titles()).toEqual(['The wallet', 'The help']);
      expect(play).toHaveBeenCalledWith('open');
    });

    it('brings a minimized window back', () => {
      programs.open('help');
      desktop.send({ type: 'user.minimize', id: 'help' });
      programs.open('help');
      expect(modeOf(front().getSnapshot())).toBe('normal');
    });

    it('is prepared by fetching its code and its pictures, which are let go again when it is not opened', async () => {
      vi.useFakeTimers();
      const prepare = vi.fn((_closed: AbortSignal) => Promise.resolve(() => () => undefined));
      const scene = vi.fn(() => Promise.resolve({ default: { prepare } }));
      prepareWith(anApp('map', { scene }));
      programs.prepare('map');
      programs.prepare('map');
      await vi.advanceTimersByTimeAsync(0);
      expect([scene.mock.calls.length, prepare.mock.lastCall?.[0].aborted, titles()]).toEqual([1, false, []]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(prepare.mock.lastCall?.[0].aborted).toBe(true);
    });

    it('is not prepared for a person who does not see it', async () => {
      const overlay = vi.fn(() => Promise.resolve({ default: () => () => undefined }));
      prepareWith(anApp('secret', { access: ['ADMIN'], overlay }));
      programs.prepare('secret');
      programs.prepare('market');
      expect(overlay).not.toHaveBeenCalled();
    });

    it('does nothing for an app that does not exist', () => {
      programs.open('pinball');
      expect([programs.has('pinball'), programs.has('help'), titles()]).toEqual([false, true, []]);
    });

    it('does nothing for an app that the person may not see, and opens it once they may', () => {
      programs.open('gum-panel');
      expect(titles()).toEqual([]);
      person.set({ ...GUEST, signedIn: true, level: 'ADMIN' });
      programs.open('gum-panel');
      expect(titles()).toEqual(['The gum-panel']);
    });

    it('opens an app that serves anyone for its purpose, after a reload too, though only its own level sees it', () => {
      programs.open('graduation');
      expect(titles()).toEqual([]);
      programs.openFor('graduation', '247');
      expect(front().getSnapshot().context.spec).toMatchObject({ appId: 'graduation', params: '247' });
      front().send({ type: 'user.close' });
      expect(programs.reopen({ appId: 'graduation', params: '247', ...PLACEMENT, mode: 'normal' })).toBe(
        true,
      );
    });

    it('tells whoever opened it for a purpose how that ended, and of nothing where they do not get it', async () => {
      person.set({ ...GUEST, signedIn: true });
      programs.open('help');
      const opener = (await programs.contextOf(front(), aLife())).desktop;
      const ended = opener.outcomeOf('lock', 'cellar');
      (await programs.contextOf(front(), aLife())).finish('lock', 'opened');
      front().send({ type: 'user.close' });
      expect(await ended).toBe('opened');
      person.set({ ...GUEST, away: true });
      const refused = opener.outcomeOf('lock', 'cellar');
      await vi.waitFor(() => expect(titles()).toHaveLength(2));
      front().send({ type: 'user.close' });
      expect(await refused).toBeNull();
    });

    it('puts the window where it lay when it was last closed', () => {
      storage.lasting.set(LAST_PLACEMENTS, { help: PLACEMENT });
      programs.open('help');
      expect(front().getSnapshot().context.bounds).toEqual(BOUNDS);
    });

    it('after a reload brings a window back as it was, without a sound', () => {
      programs.reopen({ appId: 'help', params: 'wallet', ...PLACEMENT, mode: 'maximized' });
      expect(modeOf(front().getSnapshot())).toBe('maximized');
      expect(front().getSnapshot().context).toMatchObject({ bounds: BOUNDS, spec: { params: 'wallet' } });
      expect(play).not.toHaveBeenCalled();
    });

    it('after a reload passes over a window whose app is no more', () => {
      programs.reopen({ appId: 'pinball', ...PLACEMENT, mode: 'normal' });
      expect(titles()).toEqual([]);
    });

    it('after a reload passes over a window that the person may no longer see', () => {
      expect(programs.reopen({ appId: 'gum-panel', ...PLACEMENT, mode: 'normal' })).toBe(false);
      expect(programs.reopen({ appId: 'help', ...PLACEMENT, mode: 'normal' })).toBe(true);
      expect(titles()).toEqual(['The help']);
    });
  });

  describe('a link', () => {
    it('opens in a tab of its own, which cannot reach the desktop (PRODUCT-5)', () => {
      const tab = { opener: window, location: { replace: vi.fn() } };
      // Of the new tab only these are touched.
      vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      programs.open('market');
      expect(tab.opener).toBeNull();
      expect(tab.location.replace).toHaveBeenCalledWith('https://market.example/');
      expect(titles()).toEqual([]);
    });

    it('says its address where the browser does not open it (PRODUCT-5)', async () => {
      vi.spyOn(window, 'open').mockReturnValue(null);
      programs.open('market');
      await vi.waitFor(() => expect(titles()).toEqual(['Pop-up Blocked']));
    });
  });

  describe('an app that needs sign-in', () => {
    const chooseSignIn = async (): Promise<void> => {
      programs.open('my-locker');
      await vi.waitFor(() => expect(titles()).toEqual(['Error Starting Program']));
      expect(front().getSnapshot().context.spec.icon).toBe(registry.get('my-locker')?.icon);
      await answer('Sign In');
      await vi.waitFor(() => expect(titles()).toEqual(['The wallet']));
    };

    it('says so in place of opening, and opens once the person has signed in there (SHELL-10)', async () => {
      await chooseSignIn();
      person.set({ ...GUEST, signedIn: true });
      await vi.waitFor(() => expect(titles()).toEqual(['The wallet', 'The my-locker']));
    });

    it('stays away where the person closed the wallet first', async () => {
      await chooseSignIn();
      front().send({ type: 'user.close' });
      person.set({ ...GUEST, signedIn: true });
      await vi.dynamicImportSettled();
      expect(titles()).toEqual([]);
    });

    it('opens nothing when the person closes the message', async () => {
      programs.open('my-locker');
      await vi.waitFor(() => expect(titles()).toHaveLength(1));
      await answer('Close');
      await vi.waitFor(() => expect(titles()).toEqual([]));
    });

    it('says so once, however often it is asked for', async () => {
      programs.open('my-locker');
      programs.open('my-locker');
      await vi.waitFor(() => expect(titles()).toHaveLength(1));
      programs.open('help');
      programs.open('my-locker');
      await vi.waitFor(() => expect(titles()).toEqual(['The help', 'Error Starting Program']));
      front().send({ type: 'user.close' });
      programs.open('my-locker');
      await vi.waitFor(() => expect(titles()).toEqual(['The help', 'Error Starting Program']));
    });

    it('waits until it is known whether the person is signed in, and then opens without a word (SHELL-10)', async () => {
      const early = newPrograms();
      early.open('my-locker');
      await vi.dynamicImportSettled();
      expect(titles()).toEqual([]);
      person.set({ ...GUEST, signedIn: true });
      early.sessionRestored();
      await vi.waitFor(() => expect(titles()).toEqual(['The my-locker']));
    });

    it('opens for a person who is signed in', () => {
      person.set({ ...GUEST, signedIn: true });
      programs.open('my-locker');
      expect(titles()).toEqual(['The my-locker']);
    });
  });

  describe('asking', () => {
    it('answers the label of the button that was pressed', async () => {
      const asked = programs.ask({
        title: 'Sure?',
        message: 'Really?',
        icon: 'question',
        buttons: ['Yes', 'No'],
      });
      await answer('No');
      expect(await asked).toBe('No');
      expect(titles()).toEqual([]);
    });

    it('answers null when the window is closed', async () => {
      const asked = programs.ask({ title: 'Saved', message: 'Done.', icon: 'info' });
      front().send({ type: 'user.close' });
      expect(await asked).toBeNull();
    });

    it('shows two messages beside each other, each with an answer of its own', async () => {
      const first = programs.ask({ title: 'One', message: '1', icon: 'info' });
      const second = programs.ask({ title: 'Two', message: '2', icon: 'info' });
      expect(titles()).toEqual(['One', 'Two']);
      await answer('OK');
      expect(await second).toBe('OK');
      front().send({ type: 'user.close' });
      expect(await first).toBeNull();
    });

    it('sounds as its kind does (SHELL-11)', () => {
      for (const icon of ['info', 'question', 'warning', 'error'] as const) {
        void programs.ask({ title: 'Saved', message: 'Done.', icon });
      }
      expect(play.mock.calls).toEqual([['asterisk'], ['question'], ['exclamation'], ['error']]);
    });

    it('tells a program whether the person ended what takes a while', async () => {
      const copying = programs.progress({ title: 'Copying', message: '1 of 2', cancelLabel: 'Cancel' });
      copying.update({ message: '2 of 2', value: 0.5 });
      await answer('Cancel');
      expect(await copying.cancelled).toBe(true);
      const moving = programs.progress({ title: 'Moving', message: '1 of 2' });
      moving.close();
      expect(await moving.cancelled).toBe(false);
    });
  });

  describe('what a body is given', () => {
    it('opens apps, sets its title, closes itself and reads the help of others', async () => {
      programs.open('help');
      const body = await programs.contextOf(front(), aLife());
      body.setTitle('Help for you');
      body.desktop.open('wallet');
      expect(titles()).toEqual(['Help for you', 'The wallet']);
      body.close();
      expect(titles()).toEqual(['The wallet']);
      expect(await body.desktop.helpOf('wallet')).toEqual({
        title: 'The wallet',
        paragraphs: ['What it is for.'],
      });
      expect(await body.desktop.helpOf('pinball')).toBeNull();
      expect(await body.desktop.helpOf('market')).toBeNull();
    });

    it('knows when it is not to be seen: where its window is not, or on a page that is hidden', async () => {
      programs.open('help');
      const shown = store(true);
      const { visible } = await programs.contextOf(front(), aLife({ visible: shown }));
      const seen: boolean[] = [];
      const stop = visible.subscribe(() => seen.push(visible.get()));
      shown.set(false);
      shown.set(true);
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(seen.at(0)).toBe(false);
      expect(seen.slice(-2)).toEqual([true, false]);
      stop();
      hidden.mockRestore();
      document.dispatchEvent(new Event('visibilitychange'));
      expect(seen.at(-1)).toBe(false);
    });

    it('knows whether its window is the one in front', async () => {
      programs.open('help');
      const { inFront } = await programs.contextOf(front(), aLife());
      const seen: boolean[] = [];
      const stop = inFront.subscribe(() => seen.push(inFront.get()));
      expect(inFront.get()).toBe(true);
      programs.open('wallet');
      programs.open('help');
      stop();
      programs.open('wallet');
      expect(seen).toEqual([false, true]);
    });

    it('waits for the services', async () => {
      const late = newPrograms();
      late.open('help');
      let given = false;
      const context = late.contextOf(front(), aLife()).then((app) => ((given = true), app));
      await Promise.resolve();
      expect(given).toBe(false);
      const services = {} as Services;
      late.provide(services);
      expect((await context).services).toBe(services);
    });
  });
});
