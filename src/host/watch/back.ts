import * as shape from '../../kernel/shape.ts';
import { closeWindow } from '../../os/commands/windowCommands.ts';
import { perform } from '../../os/commands/command.ts';
import type { Shell } from '../../os/shell.ts';
import type { WindowActor } from '../../os/windows/windowMachine.ts';

/** The back gesture of a phone and the Back button of a browser, as history tells of them. */
export interface BackPage {
  readonly history: Pick<History, 'state' | 'pushState' | 'back' | 'go'>;
  addEventListener: Pick<Window, 'addEventListener'>['addEventListener'];
}

interface Parts {
  readonly shell: Pick<Shell, 'desktop' | 'gate' | 'actions'>;
  readonly page: BackPage;
  /** How to close what lies over the windows, the foremost last. */
  readonly layers: () => readonly (() => void)[];
  /** Calls its listener when something was laid over the windows, or taken away. */
  readonly onLayers: (listener: () => void) => void;
}

/** By what a browser knows that the person is there. Escape is not one of them. */
const GESTURES = ['mousedown', 'contextmenu', 'pointerup', 'click', 'keydown'] as const;

/**
 * Back closes what is in front, and leaves the page from the empty desktop alone (SHELL-22).
 *
 * Each thing that is open has an entry in the history of the tab, so that as many steps back close it all. Entries are added
 * in a gesture of the person: browsers skip those that a page adds by itself, also after a step back. So what was closed in
 * another way leaves its entry for the next thing that opens; where nothing is open, a step back goes on past such entries.
 */
export function watchBack({ shell, page, layers, onLayers }: Parts): void {
  const { desktop, gate } = shell;
  const { history } = page;
  let depth = depthIn(history.state);
  let isTouched = false;
  /** The step back that was pressed leads out of the page. */
  let isLeaving = false;

  /** Everything that a step back closes, the foremost last: each answers how. */
  function open(): readonly (() => void)[] {
    if (gate.get() !== 'open') return [];
    const snapshot = desktop.getSnapshot();
    const seen = snapshot.context.stack.filter(({ actor }) => !actor.getSnapshot().hasTag('hidden'));
    const close = (actor: WindowActor) => () => perform(closeWindow, shell, actor);
    const dismiss = (): void => desktop.send({ type: 'user.dismiss' });
    return [
      ...seen.map(({ actor }) => close(actor)),
      ...(snapshot.matches('idle') ? [] : [dismiss]),
      ...layers(),
    ];
  }
  function addEntries(): void {
    if (!isTouched || isLeaving) return;
    for (const { length } = open(); depth < length; depth += 1) {
      history.pushState({ ...stateOf(history.state), depth: depth + 1 }, '');
    }
  }
  function goneTo(next: number): void {
    const isBack = next < depth;
    depth = next;
    isTouched = false;
    if (isLeaving) {
      isLeaving = false;
      history.back();
      return;
    }
    // A step forward opens nothing: its entry serves what is opened next.
    if (!isBack) return;
    const close = open().at(-1);
    if (close !== undefined) {
      close();
      return;
    }
    isLeaving = depth > 0;
    if (isLeaving) history.go(-depth);
    else history.back();
  }

  page.addEventListener('popstate', ({ state }) => goneTo(depthIn(state)));
  for (const gesture of GESTURES) {
    page.addEventListener(
      gesture,
      (event) => {
        if ('key' in event && event.key === 'Escape') return;
        isTouched = true;
        addEntries();
        // Once more when what the gesture opens is there, such as the menu of a message.
        setTimeout(addEntries);
      },
      { capture: true, passive: true },
    );
  }
  desktop.subscribe(addEntries);
  onLayers(addEntries);
}

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

const readDepth = shape.reader(shape.object({ depth: shape.number }));
const depthIn = (state: unknown): number => readDepth(state)?.depth ?? 0;

/** How to close what lies over the windows of this page, the foremost last: it has the attribute `data-layer`, and goes by Escape. */
export function layersOf(page: Document): readonly (() => void)[] {
  return [...page.querySelectorAll('[data-layer]')].map(
    (layer) => () =>
      layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
}

/** Watches what is laid over the windows, in the panes of the mirror, over them, and in the page itself. */
export function watchLayers(mirror: HTMLElement, listener: () => void): void {
  const observer = new MutationObserver(listener);
  for (const element of [document.body, mirror, ...mirror.children])
    observer.observe(element, { childList: true });
}
