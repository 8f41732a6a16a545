import { createActor, fromCallback, fromPromise } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootMachine, type BootEvent } from './bootMachine.ts';

describe('the boot', () => {
  const remember = vi.fn<() => void>();
  const chime = vi.fn<() => void>();
  const report = vi.fn<(fault: unknown) => void>();
  const listening = vi.fn<(now: boolean) => void>();
  const played = vi.fn<(id: string) => void>();
  let endScreen: (fault?: Error) => void;
  let screenIsOver: boolean;

  const machine = bootMachine.provide({
    actors: {
      firstInput: fromCallback<BootEvent>(() => {
        listening(true);
        return () => listening(false);
      }),
      playScreen: fromPromise<void, string>(({ input, signal }) => {
        played(input);
        signal.addEventListener('abort', () => (screenIsOver = true));
        return new Promise((resolve, reject) => {
          endScreen = (fault) => (fault === undefined ? resolve() : reject(fault));
        });
      }),
    },
    actions: { remember, chime, report: (_, { fault }) => report(fault) },
  });
  const boot = ({ shows = true, ownScreen = null as string | null } = {}) =>
    createActor(machine, { input: { shows, ownScreen } }).start();

  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    screenIsOver = false;
  });

  it('shows the standard picture, and nothing but that', () => {
    const snapshot = boot().getSnapshot();
    expect(snapshot.hasTag('booting')).toBe(true);
    expect(snapshot.matches({ booting: { screen: 'picture' } })).toBe(true);
    expect(played).not.toHaveBeenCalled();
  });

  it('shows the screen that the person chose in its place, until it is over', () => {
    const actor = boot({ ownScreen: 'matrix-rain' });
    expect(actor.getSnapshot().matches({ booting: { screen: 'own' } })).toBe(true);
    expect(played).toHaveBeenCalledExactlyOnceWith('matrix-rain');
    actor.send({ type: 'user.input' });
    expect(screenIsOver).toBe(true);
  });

  it('is over a while after the sign of readiness, however long that took, and without a sound (BOOT-3)', () => {
    const actor = boot();
    vi.advanceTimersByTime(60_000);
    expect(actor.getSnapshot().hasTag('booting')).toBe(true);
    actor.send({ type: 'system.ready' });
    vi.advanceTimersByTime(2_000);
    expect(actor.getSnapshot().hasTag('booting')).toBe(true);
    vi.advanceTimersByTime(500);
    expect(actor.getSnapshot().value).toBe('ended');
    expect(chime).not.toHaveBeenCalled();
  });

  it.each([false, true])(
    'is skipped by the first input, with its sound (desktop ready: %s) (BOOT-3)',
    (ready) => {
      const actor = boot();
      if (ready) actor.send({ type: 'system.ready' });
      actor.send({ type: 'user.input' });
      expect(actor.getSnapshot().value).toBe('skipped');
      expect(actor.getSnapshot().hasTag('booting')).toBe(false);
      expect(chime).toHaveBeenCalledOnce();
    },
  );

  it('listens to the person only while it shows', () => {
    const actor = boot();
    expect(listening.mock.calls).toEqual([[true]]);
    actor.send({ type: 'user.input' });
    expect(listening.mock.calls).toEqual([[true], [false]]);
  });

  it.each(['user.input', 'system.ready'] as const)('is remembered once it is over after %s', (type) => {
    const actor = boot();
    expect(remember).not.toHaveBeenCalled();
    actor.send({ type });
    vi.runAllTimers();
    expect(remember).toHaveBeenCalledOnce();
  });

  it('is over from the start where it shows nothing, and neither heard nor remembered', () => {
    const actor = boot({ shows: false, ownScreen: 'matrix-rain' });
    expect(actor.getSnapshot().value).toBe('ended');
    for (const called of [remember, chime, listening, played]) expect(called).not.toHaveBeenCalled();
  });

  it('shows the desktop when the chosen screen is none any more', async () => {
    const actor = boot({ ownScreen: 'pinball' });
    endScreen();
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('ended');
    expect(report).not.toHaveBeenCalled();
  });

  it('shows the desktop and says why when the chosen screen cannot be played', async () => {
    const actor = boot({ ownScreen: 'matrix-rain' });
    const fault = new Error('offline');
    endScreen(fault);
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('ended');
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
