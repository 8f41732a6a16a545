import type { AppManifest, Entry, Opening } from '../../kernel/app.ts';
import type { Mode } from '../../kernel/features.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import { loadBody } from '../../engine/scene/loadBody.ts';
import { isLink, isVisible, mayHaveOpen, windowSpecOf, type Registry } from '../../os/apps/registry.ts';
import { windowId, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Person } from '../../os/shell.ts';
import type { Placement } from '../../os/windows/windowSpec.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import type { Dialogs } from './dialogs.ts';
import { createSignInFirst, type How, type OpenProgram } from './signInFirst.ts';
import { LAST_PLACEMENTS } from './windowMemory.ts';

/** How long what was prepared waits to be opened. */
const PREPARED_FOR_MS = 10_000;
/** Without a network a window opens at the latest after this time, and shows itself that it is still loading. */
const LOOKED_FOR_MS = 1_000;

export interface Opener {
  /** The entry with this id, if the person may see it. */
  entryOf(id: string): Entry | undefined;
  readonly open: OpenProgram;
  /** Opens a window that the person may have, without asking anything; false: they may not. */
  openWindow(
    appId: string,
    params: string | undefined,
    before: { readonly placement?: Placement } & How,
  ): boolean;
  /** What the app was last opened for. */
  openingOf(appId: string): Readable<Opening | null>;
  /** Fetches what the window of this app needs, because the person is about to open it. */
  prepare(appId: string): void;
}

export interface OpenerParts {
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly audio: Pick<AudioPort, 'play'>;
  readonly storage: StoragePort;
  readonly person: Readable<Person>;
  readonly mode: Readable<Mode>;
  /** Whether the server can be reached. */
  readonly online: Readable<boolean>;
  readonly dialogs: Dialogs;
  /** Resolves when it is known whether the person has a session. */
  readonly restored: Promise<unknown>;
}

/** Opens what the person may have: an app in a window, or a link in a tab. */
export function createOpener(parts: OpenerParts): Opener {
  const { desktop, registry, audio, storage, person, mode, online, dialogs } = parts;
  const openings = new Map<string, Writable<Opening | null>>();

  function entryOf(id: string, may = isVisible): Entry | undefined {
    const entry = registry.get(id);
    return entry !== undefined && may(entry, person.get().level, mode.get()) ? entry : undefined;
  }

  /** Opens the window of an app that is seen: where it was put before, or where it lay when it was last closed. */
  const openWindow: Opener['openWindow'] = (appId, params, before) => {
    const app = entryOf(appId, mayHaveOpen);
    if (app === undefined || isLink(app)) return false;
    const placement = before.placement ?? storage.lasting.get(LAST_PLACEMENTS)?.[appId];
    desktop.send({
      type: 'system.open',
      spec: windowSpecOf(app, params),
      ...before,
      ...(placement === undefined ? {} : { placement }),
    });
    return true;
  };

  function openingOf(appId: string): Writable<Opening | null> {
    const opening = openings.get(appId) ?? store<Opening | null>(null);
    openings.set(appId, opening);
    return opening;
  }

  const open: OpenProgram = async (appId, params, opening = null, how = {}) => {
    const app = entryOf(appId, opening === null ? isVisible : mayHaveOpen);
    if (app === undefined) return;
    if (Boolean(app.needsSignIn) && !person.get().signedIn) {
      await openSignedIn(appId, params, opening, how);
      return;
    }
    if (!online.get() && !isLink(app) && !(await isKept(app))) {
      // Where not even dialogs are kept the window opens, and says itself that nothing came.
      const texts = await import('../../overlays/dialogTexts.ts').catch(() => null);
      if (texts !== null) {
        await dialogs.show(texts.notKeptDialog(app.title)).answer;
        return;
      }
    }
    audio.play('open');
    openingOf(appId).set(opening);
    if (isLink(app)) {
      if (!openTab(app.link)) void showBlockedTab(app.link, dialogs);
      return;
    }
    performance.mark(`window-open:${windowId({ appId, params })}`);
    openWindow(appId, params, how);
  };
  const openSignedIn = createSignInFirst({ ...parts, open });

  const prepared = new Set<string>();
  function prepare(appId: string): void {
    const app = entryOf(appId);
    if (app === undefined || isLink(app) || prepared.has(appId)) return;
    prepared.add(appId);
    const over = new AbortController();
    // Its pictures are let go again where it is not opened after all; its code stays.
    setTimeout(() => {
      over.abort();
      prepared.delete(appId);
    }, PREPARED_FOR_MS);
    // What does not come now is said when the window opens.
    loadBody(app, over.signal).catch(() => undefined);
  }

  return { entryOf: (id) => entryOf(id), open, openWindow, openingOf, prepare };
}

/** Whether the app's body can be loaded without a network, because this browser has kept it (OFFLINE-4). */
function isKept(app: AppManifest): Promise<boolean> {
  const found = loadBody(app, AbortSignal.timeout(PREPARED_FOR_MS)).then(
    () => true,
    () => false,
  );
  const waited = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKED_FOR_MS, true));
  return Promise.race([found, waited]);
}

/** Shows the address of a link whose tab the browser blocked. */
async function showBlockedTab(address: string, dialogs: Dialogs): Promise<void> {
  const { blockedTabDialog } = await import('../../overlays/dialogTexts.ts');
  await dialogs.show(blockedTabDialog(address)).answer;
}

/**
 * Opens a page elsewhere in a new tab without access to this one. Returns false when the browser blocked it: that is
 * why `opener` is cleared by hand, since with 'noopener' open() returns null in either case.
 */
function openTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(address);
  return true;
}
