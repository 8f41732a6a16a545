import { createActor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuildMode } from '../../kernel/features.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { ok } from '@shared/kernel/result.ts';
import { desktopMachine } from '../../os/desktop/desktopMachine.ts';
import { createAccess, type Access } from '../../services/access/access.ts';
import type { GumBalance } from '../../services/gum/gum.ts';
import type { SessionState } from '../../services/session/session.ts';
import { anApp, aWindow, registryOf } from '../../testing/apps.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import { closeUnseen } from './closeUnseen.ts';
import { tabMode, type TabMode } from '../start/buildMode.ts';
import { createPerson, type PersonSource } from './person.ts';

const DEVELOPER = addressOf('0xd300000000000004');
const SOMEBODY = addressOf('0xd300000000000001');
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };

describe('the person', () => {
  let access: Access;
  let mode: TabMode;
  let source: PersonSource;
  let session: Writable<SessionState>;
  let balance: Writable<GumBalance | null>;

  const start = (asked: BuildMode): void => {
    const target = new EventTarget();
    const tab = fakeBrowser().storage().session;
    mode = tabMode(asked, tab, 'public');
    access = createAccess({ mode, tab, target });
    const storage = fakeBrowser().storage().lasting;
    source = createPerson({ access, target, developerWallet: DEVELOPER, storage });
    access.enter();
    session = store<SessionState>(GUEST);
    balance = store<GumBalance | null>(null);
    source.follow({ session, gum: { balance } });
  };
  const signIn = (
    wallet: typeof DEVELOPER,
    role: SessionState['role'],
    username: string | null = null,
  ): void => session.set({ status: 'signed-in', wallet, role, username });

  beforeEach(() => start('public'));

  it('has the default level as soon as it was granted, and a wallet’s role where that is higher (LEVEL-2)', () => {
    expect(source.person.get().level).toBe('BETA');
    signIn(SOMEBODY, 'ADMIN');
    expect(source.person.get()).toMatchObject({ signedIn: true, level: 'ADMIN' });
    signIn(SOMEBODY, 'COMMUNITY');
    expect(source.person.get().level).toBe('BETA');
    session.set(GUEST);
    expect(source.person.get()).toMatchObject({ signedIn: false, level: 'BETA' });
  });

  it('has no level behind the gate, whatever the wallet’s role, and the code’s once it is open', () => {
    start('build');
    signIn(SOMEBODY, 'ADMIN');
    expect(source.person.get().level).toBeNull();
    session.set(GUEST);
    access.grant('COMMUNITY', 'a code');
    expect(source.person.get().level).toBe('COMMUNITY');
  });

  it('keeps the last balance on the desktop while the server cannot be asked, and forgets it with a sign-out', () => {
    signIn(SOMEBODY, null);
    balance.set({ wallet: SOMEBODY, balance: 45, total_earned: 45, total_spent: 0, streak: 1 });
    expect(source.person.get()).toMatchObject({ balance: 45, away: false });
    session.set({ ...GUEST, status: 'away' });
    expect(source.person.get()).toMatchObject({ signedIn: false, away: true, balance: 45 });
    session.set(GUEST);
    expect(source.person.get()).toMatchObject({ away: false, balance: null });
    session.set({ ...GUEST, status: 'away' });
    expect(source.person.get().balance).toBeNull();
  });

  it('keeps the name too, takes another at once, and forgets it with a sign-out', () => {
    signIn(SOMEBODY, null, 'Rosie');
    expect(source.person.get().username).toBe('Rosie');
    signIn(SOMEBODY, null, 'Molly');
    session.set({ ...GUEST, status: 'away' });
    expect(source.person.get()).toMatchObject({ signedIn: false, username: 'Molly' });
    session.set(GUEST);
    session.set({ ...GUEST, status: 'away' });
    expect(source.person.get().username).toBeNull();
  });

  it('is the developer with one wallet alone, who keeps their level in the build mode (MODE-4)', async () => {
    signIn(SOMEBODY, 'ADMIN');
    expect(source.person.get().developer).toBe(false);
    signIn(DEVELOPER, 'ADMIN');
    expect(source.person.get().developer).toBe(true);
    mode.choose('build');
    await access.confirm(() => Promise.resolve(ok('ADMIN')));
    expect(source.person.get().level).toBe('ADMIN');
  });

  describe('and the windows they have open', () => {
    const registry = registryOf(
      anApp('help'),
      anApp('gum-panel', { access: ['ADMIN'] }),
      anApp('yearbook', { access: ['ADMIN', 'BETA'], feature: 'showYearbook' }),
    );
    let windows: () => readonly string[];

    function openAll(): void {
      const desktop = createActor(desktopMachine, {
        input: { area: { width: 1280, height: 772, compact: false } },
      }).start();
      closeUnseen({ desktop, registry, person: source.person, mode, gate: access.gate });
      for (const id of ['help', 'gum-panel', 'yearbook', 'dialog']) {
        desktop.send({ type: 'system.open', spec: aWindow(id) });
      }
      windows = () => desktop.getSnapshot().context.stack.map(({ id }) => id);
    }

    it('lose those of administrators when they sign out (LEVEL-7)', () => {
      start('build');
      access.grant('BETA', 'a code');
      signIn(SOMEBODY, 'ADMIN');
      openAll();
      session.set(GUEST);
      expect(windows()).toEqual(['help', 'yearbook', 'dialog']);
    });

    it('lose those of the build mode when it ends (LEVEL-7)', () => {
      start('build');
      access.grant('BETA', 'a code');
      signIn(SOMEBODY, 'ADMIN');
      openAll();
      mode.choose('public');
      expect(windows()).toEqual(['help', 'gum-panel', 'dialog']);
    });

    it('keep them while the server is asked whether the gate is open', async () => {
      signIn(DEVELOPER, 'ADMIN');
      openAll();
      mode.choose('build');
      expect(access.gate.get()).toBe('checking');
      await access.confirm(() => Promise.resolve(ok('ADMIN')));
      expect(windows()).toEqual(['help', 'gum-panel', 'yearbook', 'dialog']);
    });
  });
});
