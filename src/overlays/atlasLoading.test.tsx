import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AppContext } from '../kernel/app.ts';
import { CurrentApp } from './appContext.ts';
import { Sprite } from './controls/Sprite.tsx';
import { act } from '../testing/act.ts';

const FRAME = { x: 0, y: 0, w: 16, h: 16 };

it('pictures cut from one atlas ask for it once, stand empty when it does not come, and come when the server is back', () => {
  const asked: { onload: () => void; onerror: () => void; src: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      onload = (): void => undefined;
      onerror = (): void => undefined;
      src = '';
      constructor() {
        asked.push(this);
      }
    },
  );
  const waiting: (() => void)[] = [];
  const online = { whenBack: (again: () => void) => (waiting.push(again), () => undefined) };
  // Only what a sprite looks at.
  const app = { services: { online } } as unknown as AppContext;
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const atlas = { url: '/one-atlas.webp' };
  act(() =>
    root.render(
      <CurrentApp value={app}>
        <Sprite atlas={atlas} frame={FRAME} />
        <Sprite atlas={atlas} frame={FRAME} />
      </CurrentApp>,
    ),
  );
  const empty = () => place.querySelectorAll('[data-missing]').length;
  expect([asked.map(({ src }) => src), empty()]).toEqual([['/one-atlas.webp'], 0]);
  act(() => asked[0]?.onerror());
  expect([empty(), waiting.length]).toEqual([2, 2]);
  act(() => waiting.forEach((again) => again()));
  expect(asked).toHaveLength(2);
  act(() => asked[1]?.onload());
  expect([empty(), place.querySelectorAll('.w95-sprite > span').length]).toEqual([0, 2]);
});
