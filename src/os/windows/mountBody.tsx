import type { AppBody, AppContext, BodyLife } from '../../kernel/app.ts';
import { errorText } from '../../kernel/errorText.ts';
import { loadBody } from '../../engine/scene/loadBody.ts';
import type { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import { showFailure, showLoading, type FailureKind } from './bodyNotice.ts';

/**
 * Loads a body's code and puts it into its window; the answer takes it away, also before it has come. A body that
 * cannot be loaded, or of which a half breaks, says so in its place, with a button that starts it anew.
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
    let takeAway = (): void => undefined;
    end = () => {
      life.abort();
      stopLoading();
      takeAway();
    };
    const fail = (kind: FailureKind, fault: unknown): void => {
      if (life.signal.aborted) return;
      console.error(fault);
      end();
      end = showFailure(place.element, kind, errorText(fault), retry);
      giveKeyboard(frame);
    };
    const load = async (): Promise<void> => {
      let kind: FailureKind = 'missing';
      try {
        const context = contextOf({
          visible: place.seen,
          closed: life.signal,
          // Not in the midst of what broke: React, or the frame that is being drawn, is still at work on it.
          fail: (fault) => queueMicrotask(() => fail('broken', fault)),
        });
        const [fill, app] = await Promise.all([loadBody(body, life.signal), context]);
        if (life.signal.aborted) return;
        kind = 'broken';
        stopLoading();
        takeAway = fill(place, app);
        measureOpening(frame, windowId);
        giveKeyboard(frame);
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

/** Hands the keyboard on to the body, where the window has it: nobody who types elsewhere is to lose it. */
function giveKeyboard(frame: WindowFrame): void {
  const { activeElement } = document;
  const had = activeElement === frame.element || activeElement === document.body;
  if (had && frame.view.active) frame.focusBody();
}

/** Measures from the wish to open the window (`window-open:<id>`, marked by the host) to its first whole frame. */
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
