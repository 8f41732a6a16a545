import { bundle as shellBundle } from '@bundles/shell.ts';
import type { DialogRequest } from '../kernel/app.ts';
import type { DesktopActor } from '../os/desktop/desktopMachine.ts';
import { DEFAULT_LEVEL, type Registry } from '../os/apps/registry.ts';
import type { Shell } from '../os/shell.ts';
import { createServices } from '../services/index.ts';
import { keepOffline } from '../services/offline/offline.ts';
import type { StoragePort } from '../services/storage/storage.ts';
import type { Parameters } from './parameters.ts';
import type { Programs } from './programs.ts';
import { greet } from './greet.ts';
import { OPEN_WINDOWS, rememberWindows } from './windowMemory.ts';

interface Parts {
  readonly programs: Programs;
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly storage: StoragePort;
  readonly parameters: Parameters;
  readonly shell: Shell;
}

/** The second half of the start, once the desktop is ready: services, the windows of last time, cursors. */
export function startPrograms({ programs, desktop, registry, storage, parameters, shell }: Parts): void {
  const web = createServices({ clock: programs.clock, storage });
  programs.provide({ ...web, audio: programs.audio });
  const { session, gum } = web;

  const updatePerson = (): void => {
    const { status, role } = session.get();
    const signedIn = status === 'signed-in';
    programs.person.set({
      signedIn,
      level: role ?? DEFAULT_LEVEL,
      balance: signedIn ? (gum.balance.get()?.balance ?? null) : null,
    });
  };
  session.subscribe(updatePerson);
  gum.balance.subscribe(updatePerson);
  gum.onEarned(() => programs.audio.play('coin'));
  updatePerson();

  const lastTime = storage.lasting.get(OPEN_WINDOWS) ?? [];
  const unseen = lastTime.filter((window) => !programs.reopen(window));
  rememberWindows(desktop, storage.lasting, (appId) => registry.has(appId));
  void session.restore().then(() => {
    programs.settle();
    for (const window of unseen) programs.reopen(window);
    if (parameters.open !== null) programs.open(parameters.open);
    else if (web.welcomeAtStart.get()) greet(desktop, programs, lastTime);
  });

  if (import.meta.env.PROD) {
    const agreeToUpdate = async (): Promise<boolean> =>
      (await programs.ask(UPDATE_DIALOG)) === UPDATE_DIALOG.buttons[0];
    keepOffline({ agreeToUpdate, onFault: console.error });
  }
  showCursors();
  programs.audio.prefetch();
  const prefetch = (): void => void import('../overlays/mountReact.tsx');
  if (shell.booting.get()) shell.booting.subscribe(prefetch);
  else prefetch();
}

const UPDATE_DIALOG = {
  title: 'Flunks 95 Setup',
  message: 'A new version of Flunks 95 is ready. Restart now to use it? Your windows stay where they are.',
  icon: 'question',
  buttons: ['Restart', 'Later'],
} as const satisfies DialogRequest;

/** What a browser shows that cannot use our picture. */
const CURSOR_FALLBACKS = {
  arrow: 'default',
  hand: 'pointer',
  move: 'move',
  text: 'text',
  wait: 'wait',
  'resize-ns': 'ns-resize',
  'resize-ew': 'ew-resize',
  'resize-nwse': 'nwse-resize',
  'resize-nesw': 'nesw-resize',
} as const satisfies Record<keyof typeof shellBundle.places.cursors.hotspots, string>;

/** The pointers of 1995, once their pictures are there; CSS names them by variables. */
function showCursors(): void {
  const { pictures, places } = shellBundle;
  for (const name of Object.keys(CURSOR_FALLBACKS) as (keyof typeof CURSOR_FALLBACKS)[]) {
    const { x, y } = places.cursors.hotspots[name];
    const cursor = `url("${pictures[`cursor-${name}`].url}") ${x} ${y}, ${CURSOR_FALLBACKS[name]}`;
    document.documentElement.style.setProperty(`--cursor-${name}`, cursor);
  }
}
