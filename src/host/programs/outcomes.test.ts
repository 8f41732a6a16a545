import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { WindowActor } from '../../os/windows/windowMachine.ts';
import { aWindow } from '../../testing/apps.ts';
import { createOutcomes, type Outcomes } from './outcomes.ts';

describe('how a purpose ended', () => {
  let desktop: DesktopActor;
  let outcomes: Outcomes;
  function opened(id: string): WindowActor {
    desktop.send({ type: 'system.open', spec: aWindow(id) });
    const window = desktop.getSnapshot().context.stack.at(-1);
    if (window === undefined) throw new Error('no window is open');
    return window.actor;
  }
  /** What was heard of a window, and whether anything was heard yet. */
  function hear(id: string): { readonly outcome: () => unknown } {
    let heard: unknown = 'not yet';
    void outcomes.whenClosed(id, 'lock').then((outcome) => (heard = outcome));
    return { outcome: () => heard };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  beforeEach(() => {
    desktop = createActor(desktopMachine, {
      input: { area: { width: 1280, height: 772, compact: false } },
    }).start();
    outcomes = createOutcomes(desktop);
  });

  it('is heard when the window is closed, and not before', async () => {
    const window = opened('lock');
    const opener = hear('lock');
    outcomes.finish(window, 'lock', 'opened');
    await settled();
    expect(opener.outcome()).toBe('not yet');
    window.send({ type: 'user.close' });
    await settled();
    expect(opener.outcome()).toBe('opened');
  });

  it('is nothing where the window was closed without an outcome', async () => {
    const window = opened('lock');
    const opener = hear('lock');
    window.send({ type: 'user.close' });
    await settled();
    expect(opener.outcome()).toBeNull();
  });

  it('is nothing where the window ended for another purpose', async () => {
    const window = opened('lock');
    const opener = hear('lock');
    // No second purpose has an outcome yet.
    outcomes.finish(window, 'help' as 'lock', 'opened');
    window.send({ type: 'user.close' });
    await settled();
    expect(opener.outcome()).toBeNull();
  });

  it('is nothing where no window opened', async () => {
    const opener = hear('lock');
    await settled();
    expect(opener.outcome()).toBeNull();
  });

  it('is heard by everyone who opened the window, also after it had ended', async () => {
    const window = opened('lock');
    const first = hear('lock');
    outcomes.finish(window, 'lock', 'opened');
    const second = hear('lock');
    window.send({ type: 'user.close' });
    await settled();
    expect([first.outcome(), second.outcome()]).toEqual(['opened', 'opened']);
  });

  it('is not that of another window, or of one of this name that was open before', async () => {
    const [window, other] = [opened('lock'), opened('other')];
    outcomes.finish(window, 'lock', 'opened');
    outcomes.finish(other, 'lock', 'opened');
    window.send({ type: 'user.close' });
    const again = opened('lock');
    const opener = hear('lock');
    again.send({ type: 'user.close' });
    await settled();
    expect(opener.outcome()).toBeNull();
  });
});
