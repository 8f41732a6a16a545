import { Container } from 'pixi.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext, LoadScene } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { KEPT_MS, type Art, type Bundle } from '../assets/texture.ts';
import { loadBody } from './loadBody.ts';
import { sceneWith } from './sceneWith.ts';

const bundle: Bundle = { atlas: null, pictures: { hall: { url: 'hall.webp' } } };

describe('a scene that says which bundles it draws', () => {
  let arrive: () => void = () => undefined;
  const unmount = vi.fn();
  const show = vi.fn((_art: Art) => unmount);
  const scene: LoadScene = () =>
    Promise.resolve({ default: sceneWith({ locker: bundle }, (_host, _app, { locker }) => show(locker)) });

  function open() {
    const life = new AbortController();
    const place = {
      stage: fakeStage(),
      canvas: new Container(),
      element: document.createElement('div'),
      size: store({ width: 640, height: 360 }),
      seen: store(true),
    };
    // This scene asks its context for nothing.
    const app = { fail: vi.fn(), closed: life.signal } as unknown as AppContext;
    return { life, loading: loadBody({ scene }, life.signal).then((fill) => fill(place, app)) };
  }

  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal(
      'Image',
      class {
        readonly width = 10;
        readonly height = 20;
        decode = () => arrival;
      },
    );
  });

  it('is shown when they have come, and they are freed when it is taken away', async () => {
    const { life, loading } = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(show).not.toHaveBeenCalled();
    arrive();
    const takeAway = await loading;
    const texture = show.mock.lastCall?.[0].picture('hall');
    expect(texture?.height).toBe(20);
    life.abort();
    takeAway();
    expect(unmount).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(KEPT_MS);
    expect(texture?.destroyed).toBe(true);
  });

  it('frees them also when its window was closed before they came', async () => {
    const { life, loading } = open();
    life.abort();
    await vi.advanceTimersByTimeAsync(KEPT_MS);
    arrive();
    await loading;
    expect(show.mock.lastCall?.[0].picture('hall').destroyed).toBe(true);
  });
});
