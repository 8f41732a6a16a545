import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { AppContext } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { CurrentApp } from './appContext.ts';
import { useTune } from './useTune.ts';
import { act } from '../testing/act.ts';
const tune = { webm: 'tune.webm', m4a: 'tune.m4a', seconds: 60, volume: 1 };

/** A window that wants its music or not, and what it asked of the product's. */
function setUp() {
  const handle = { setVisible: vi.fn<(shown: boolean) => void>(), raise: vi.fn(), stop: vi.fn() };
  const play = vi.fn<(track: unknown, options: unknown) => typeof handle>(() => handle);
  const [visible, inFront] = [store(true), store(true)];
  const app = { services: { audio: { music: { play } } }, visible, inFront };
  const root = createRoot(document.createElement('div'));
  function Music({ wanted }: { readonly wanted: boolean }) {
    useTune(tune, { wanted, volume: 0.4 });
    return null;
  }
  const want = (wanted: boolean) =>
    act(() =>
      root.render(
        <CurrentApp value={app as unknown as AppContext}>
          <Music wanted={wanted} />
        </CurrentApp>,
      ),
    );
  return { handle, play, visible, inFront, want, leave: () => act(() => root.unmount()) };
}

it('begins once it is wanted, as loud as it is to be, and ends when it is not or the window goes (FUND-5, SOUND-6)', () => {
  const { handle, play, want, leave } = setUp();
  want(false);
  expect(play).not.toHaveBeenCalled();
  want(true);
  expect(play.mock.calls).toEqual([[tune, { volume: 0.4, visible: true, raised: true }]]);
  want(false);
  expect(handle.stop).toHaveBeenCalledTimes(1);
  want(true);
  leave();
  expect([play.mock.calls.length, handle.stop.mock.calls.length]).toEqual([2, 2]);
});

it('rests while the window is not seen, and is the one that is heard when it comes to the front (FUND-5, SOUND-6)', () => {
  const { handle, visible, inFront, want, leave } = setUp();
  want(true);
  visible.set(false);
  expect(handle.setVisible.mock.lastCall).toEqual([false]);
  visible.set(true);
  inFront.set(false);
  expect(handle.raise).not.toHaveBeenCalled();
  inFront.set(true);
  expect(handle.raise).toHaveBeenCalledTimes(1);
  leave();
  visible.set(false);
  expect(handle.setVisible.mock.lastCall).toEqual([true]);
});
