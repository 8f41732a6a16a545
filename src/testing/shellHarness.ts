import { getQueriesForElement, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { Application } from 'pixi.js';
import 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { startDesktop } from '../host/start/startDesktop.tsx';
import { fakeAudio } from './fakeAudio.ts';
import { fakeServer, type FakeRoute } from './fakeServer.ts';
import { fakeStage, prepareWidgets, WIDE_DISPLAY, type FakeStage } from './fakeStage.ts';
import { key } from './input.ts';
import type { Display } from '../engine/stage/stage.ts';
import type { RealtimePort } from '../services/realtime/port.ts';

const WITHOUT_SOCKETS: RealtimePort = {
  join(_topic, { onState }) {
    onState('broken');
    return { track: () => undefined, leave: () => undefined };
  },
};

export interface HarnessOptions {
  /** The size and kind of the screen; a wide one when absent. */
  readonly display?: Display;
  /** What the page's address asks for, such as `open=wallet`. */
  readonly query?: string;
  /** What the server answers, by route; every other call gets no answer, as without a network. */
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  /** True: the boot picture plays, which tests otherwise go without (reduced motion). */
  readonly boot?: boolean;
}

/** The whole shell as a person has it, without a renderer: found by role and name. */
export interface ShellHarness extends BoundFunctions<typeof queries> {
  readonly stage: FakeStage;
  readonly server: ReturnType<typeof fakeServer>;
  /** Waits until code that is loaded, React, and timers of so many milliseconds and half a second have had their turn. */
  settle(milliseconds?: number): Promise<void>;
  /** Clicks an element, or the one of this name, which is a button unless another role is given. */
  press(target: string | RegExp | HTMLElement, role?: string): Promise<void>;
  /** Opens an app by its icon, with a double click. */
  openApp(title: string): Promise<void>;
  /** Presses a key where the focus is: its name, or with `Control`, `Alt` or `Shift` before it, joined by `+`. */
  keys(combination: string): Promise<void>;
  /** The sounds since they were last asked for. */
  heard(): readonly string[];
  /** The title of each window, from the back to the front. */
  windows(): readonly string[];
  /** The title of the window that is active; null when none is. */
  active(): string | null;
}

const realImmediate = setImmediate;
/** React waits up to 300 ms before it shows what was suspended. */
const REACT_MS = 100;

/**
 * Starts the real host, machines and views on a stage without a renderer and a server of functions. Timers stand still
 * but for `settle`. Everything is taken away again when the test is over.
 */
export async function openShell(options: HarnessOptions = {}): Promise<ShellHarness> {
  const { display = WIDE_DISPLAY, query = '', routes = {}, boot = false } = options;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await prepareWidgets();
  removeListenersAfterTest(window, document);
  const server = fakeServer(routes);
  vi.stubGlobal('fetch', server.fetch);
  vi.doMock('../services/realtime/client.ts', () => ({ openRealtime: () => WITHOUT_SOCKETS }));
  // Nothing is laid out here, so nothing changes its size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion') && !boot,
    addEventListener: () => undefined,
  }));
  history.replaceState(null, '', `/?${query}`);
  const stage = fakeStage(display);
  // @pixi/react makes an Application for its root; this one has nothing to draw with.
  vi.spyOn(Application.prototype, 'init').mockResolvedValue();

  async function settle(milliseconds = 0): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) {
      await vi.advanceTimersByTimeAsync(turn === 0 ? milliseconds : REACT_MS);
      await vi.dynamicImportSettled();
      await new Promise((resolve) => realImmediate(resolve));
      while (stage.nextFrame());
    }
  }
  const audio = fakeAudio();
  const start = { over: false };
  const started = startDesktop({
    createStage: () => Promise.resolve(stage),
    createAudio: () => audio,
  }).finally(() => {
    start.over = true;
  });
  while (!start.over) await settle(10);
  await started;
  // The services come when the browser is idle, and the windows of last time with them.
  await settle(1_000);

  const found = getQueriesForElement(document.body);
  const titles = (): readonly string[] =>
    found
      .queryAllByRole('dialog')
      .sort((a, b) => Number(a.style.zIndex) - Number(b.style.zIndex))
      .map((dialog) => dialog.getAttribute('aria-label') ?? '');
  const tasks = () => within(found.getByRole('toolbar', { name: 'Taskbar' })).getAllByRole('button');
  return {
    ...found,
    stage,
    heard: audio.heard,
    server,
    settle,
    async press(target, role = 'button') {
      (target instanceof HTMLElement ? target : found.getByRole(role, { name: target })).click();
      await settle();
    },
    async openApp(title) {
      const icon = within(found.getByRole('navigation', { name: 'Desktop' })).getByRole('button', {
        name: title,
      });
      icon.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
      await settle();
    },
    async keys(combination) {
      const [name = '', ...held] = combination.split('+').reverse();
      key(document.activeElement ?? document.body, name, {
        ctrlKey: held.includes('Control'),
        altKey: held.includes('Alt'),
        shiftKey: held.includes('Shift'),
        code: /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name,
      });
      await settle();
    },
    windows: titles,
    active() {
      const pressed = tasks().find((button) => button.getAttribute('aria-pressed') === 'true');
      if (pressed !== undefined) return pressed.getAttribute('aria-label');
      // A dialog has no button in the taskbar, but the keyboard while it is in front.
      const title = document.activeElement?.closest('[role=dialog]')?.getAttribute('aria-label') ?? null;
      return tasks().some((button) => button.getAttribute('aria-label') === title) ? null : title;
    },
  };
}

/** The product never stops listening to its page; the next test's page is the same one. */
function removeListenersAfterTest(...targets: readonly EventTarget[]): void {
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      onTestFinished(() => target.removeEventListener(type, listener, options));
    });
  }
}
