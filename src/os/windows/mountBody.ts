import type { AppBody, AppContext, BodyLife } from '../../kernel/app.ts';
import { errorText } from '../../kernel/errorText.ts';
import { nextTask } from '../../kernel/idle.ts';
import { loadBody } from '../../engine/scene/loadBody.ts';
import type { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import { giveKeyboard, holdTyping, keepKeyboard } from '../../engine/windows/windowKeyboard.ts';

/**
 * Loads a body and mounts it in its window. Returns how to unmount it, which also cancels the loading. When the body
 * fails to load, or its scene or overlay breaks, a notice with a retry button takes its place; what failed to load is
 * tried again by itself when the server is back. Where the server has another version by now, the button starts the page
 * again in it (OFFLINE-6).
 */
export function mountBody(
  frame: WindowFrame,
  body: AppBody,
  contextOf: (life: BodyLife) => Promise<AppContext>,
  windowId: string,
): () => void {
  const place = frame.body;
  let end = (): void => undefined;

  function start(): void {
    const life = new AbortController();
    const stopLoading = showLoading(place.element);
    const handTyping = holdTyping(frame);
    let takeAway = (): void => undefined;
    end = () => {
      life.abort();
      stopLoading();
      handTyping();
      takeAway();
    };
    const fail = (kind: FailureKind, fault: unknown): void => {
      if (life.signal.aborted) return;
      console.error(fault);
      const over = notice(kind, errorText(fault), retry);
      if (kind === 'missing') void findOutWhy(over);
    };
    /** Shows a notice in place of what is there. The signal says when that has been replaced in turn. */
    function notice(kind: FailureKind, detail: string, press: () => void): AbortSignal {
      end();
      const over = new AbortController();
      const clear = showFailure(place.element, kind, detail, press);
      end = () => {
        over.abort();
        clear();
      };
      giveKeyboard(frame);
      return over.signal;
    }
    /** What failed to load has the same error whether the network or the file is gone. */
    async function findOutWhy(over: AbortSignal): Promise<void> {
      const { online, version } = (await context).services;
      if (isOver(over)) return;
      over.addEventListener('abort', online.whenBack(retry));
      if (!(await version.isOld()) || isOver(over)) return;
      notice('replaced', '', () => {
        end();
        end = showLoading(place.element);
        void version.restart();
      });
    }
    const context = contextOf({
      visible: place.seen,
      closed: life.signal,
      // Deferred, because React or the current frame is still working on the body that broke.
      fail: (fault) => queueMicrotask(() => fail('broken', fault)),
    });
    const load = async (): Promise<void> => {
      let kind: FailureKind = 'missing';
      try {
        const [fill, app] = await Promise.all([loadBody(body, life.signal), context]);
        // The frame is long enough for one task.
        await nextTask();
        if (life.signal.aborted) return;
        kind = 'broken';
        stopLoading();
        takeAway = fill(place, app);
        measureOpening(frame, windowId);
        // To focus has the page laid out, which is long enough for another.
        await nextTask();
        giveKeyboard(frame);
        handTyping();
        keepKeyboard(frame, life.signal);
      } catch (fault) {
        fail(kind, fault);
      }
    };
    void load();
  }
  function retry(): void {
    end();
    giveKeyboard(frame);
    start();
  }

  start();
  return () => end();
}

/** Asked anew after each wait: the compiler takes it to be as it was. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;

/**
 * Measures from the request to open the window (the mark `window-open:<id>` of the host) to its first complete frame.
 */
function measureOpening({ stage }: WindowFrame, windowId: string): void {
  const name = `window-open:${windowId}`;
  if (performance.getEntriesByName(name, 'mark').length === 0) return;
  const stop = stage.beforeFrame(() => {
    stop();
    performance.measure(name, name);
    performance.clearMarks(name);
  });
  stage.invalidate();
}

/** The hour-glass is there at once, and its words after this time, because most bodies load sooner. */
const LOADING_AFTER_MS = 200;
const LOADING = 'Loading...';

/** The notices in place of a body that failed to load or broke, or whose version the server no longer has. */
const FAILURES = {
  missing: {
    title: 'This program could not be loaded.',
    advice: 'Check your connection.',
    retry: 'Try again',
  },
  broken: {
    title: 'This program has performed an illegal operation.',
    advice: 'You can try to start it again. If the problem persists, please open a ticket on discord.',
    retry: 'Retry',
  },
  replaced: {
    title: 'There is a new version of Flunks 95.',
    advice: 'This program is part of it. Restart to use it; your windows stay where they are.',
    retry: 'Restart',
  },
} as const;
type FailureKind = keyof typeof FAILURES;

/** Shows in a window that its body is loading. Returns how to remove the notice. */
function showLoading(place: HTMLElement): () => void {
  const words = paragraph('');
  const clear = show(place, 'status', [words]);
  const timer = setTimeout(() => (words.textContent = LOADING), LOADING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    clear();
  };
}

/**
 * Shows in a window that its body failed, with the error and a button that retries. Returns how to remove the notice.
 */
function showFailure(place: HTMLElement, kind: FailureKind, detail: string, retry: () => void): () => void {
  const { title, advice, retry: label } = FAILURES[kind];
  const said = document.createElement('pre');
  said.textContent = detail;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset['autofocus'] = '';
  button.addEventListener('click', retry);
  const details = kind === 'broken' ? [said] : [];
  return show(place, 'alert', [paragraph(title), paragraph(advice), ...details, button]);
}

/** Plain DOM with styles of the first screen, because it must work when nothing else can be loaded. */
function show(place: HTMLElement, role: 'alert' | 'status', parts: readonly HTMLElement[]): () => void {
  const notice = document.createElement('div');
  notice.className = 'body-notice';
  notice.setAttribute('role', role);
  notice.append(...parts);
  place.append(notice);
  return () => notice.remove();
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
