import { createActor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { overlap } from '../../engine/geometry/rects.ts';
import { aWindow } from '../../testing/apps.ts';
import { desktopMachine, type DesktopActor } from './desktopMachine.ts';

const SCREEN = { width: 1280, height: 772 };

describe('the desktop, when a window opens', () => {
  let desktop: DesktopActor;
  function actorOf(id: string) {
    const found = desktop.getSnapshot().context.stack.find((window) => window.id === id);
    if (found === undefined) throw new Error(`no window ${id}`);
    return found.actor;
  }

  beforeEach(() => {
    desktop = createActor(desktopMachine, { input: { area: { ...SCREEN, compact: false } } }).start();
  });

  it('with remembered bounds puts the window there', () => {
    const placement = { bounds: { x: 30, y: 40, width: 500, height: 300 }, screen: SCREEN };
    desktop.send({ type: 'system.open', spec: aWindow('help'), placement });
    expect(actorOf('help').getSnapshot().context).toMatchObject(placement);
  });

  it('with remembered bounds almost off the screen puts a window that is opened wholly on it', () => {
    const bounds = { x: 1200, y: 700, width: 500, height: 300 };
    desktop.send({ type: 'system.open', spec: aWindow('help'), placement: { bounds, screen: SCREEN } });
    expect(actorOf('help').getSnapshot().context.bounds).toEqual({ ...bounds, x: 780, y: 472 });
  });

  it('leaves a window of the last visit where it was, almost off the screen', () => {
    const placement = { bounds: { x: 1200, y: 700, width: 500, height: 300 }, screen: SCREEN };
    desktop.send({ type: 'system.open', spec: aWindow('help'), placement, mode: 'normal' });
    expect(actorOf('help').getSnapshot().context).toMatchObject(placement);
  });

  it('covers no icon where there is room beside them (SHELL-12)', () => {
    const icons = { x: 0, y: 0, width: 200, height: 772 };
    desktop.send({ type: 'system.icons', bounds: [icons] });
    for (const id of ['one', 'two', 'three']) {
      desktop.send({ type: 'system.open', spec: aWindow(id, { width: 350 }) });
    }
    for (const id of ['one', 'two', 'three']) {
      expect(overlap(actorOf(id).getSnapshot().context.bounds, icons)).toBe(false);
    }
  });

  it('with remembered bounds leaves in sight what lies there already', () => {
    const placement = { bounds: { x: 30, y: 40, width: 500, height: 300 }, screen: SCREEN };
    for (const params of ['one', 'other']) {
      desktop.send({ type: 'system.open', spec: aWindow('help', { params }), placement });
    }
    const { bounds } = actorOf('help:other').getSnapshot().context;
    expect(overlap(bounds, placement.bounds)).toBe(false);
    expect(bounds).toMatchObject({ width: 500, height: 300 });
  });

  it('puts the next window beside the ones in sight, as long as there is room', () => {
    const ids = ['help', 'wallet', 'town'];
    for (const id of ids) desktop.send({ type: 'system.open', spec: aWindow(id, { width: 360 }) });
    const covers = ids.map((id) => actorOf(id).getSnapshot().context.bounds);
    covers.forEach((one, index) => {
      expect(covers.slice(0, index).filter((other) => overlap(one, other))).toEqual([]);
    });
  });

  it('puts a dialog in the middle of the window that it belongs to, on the screen', () => {
    const placement = { bounds: { x: 900, y: 100, width: 500, height: 300 }, screen: SCREEN };
    desktop.send({ type: 'system.open', spec: aWindow('help'), placement, mode: 'normal' });
    desktop.send({
      type: 'system.open',
      spec: aWindow('dialog', { dialog: true, width: 300, height: 100 }),
    });
    const { bounds } = actorOf('dialog').getSnapshot().context;
    expect(bounds).toEqual({ x: 980, y: 200, width: 300, height: 100 });
  });

  it('with remembered bounds smaller than the window may be gives it its least size', () => {
    const spec = aWindow('help', { minWidth: 250, minHeight: 180 });
    desktop.send({
      type: 'system.open',
      spec,
      placement: { bounds: { x: 0, y: 0, width: 1, height: 1 }, screen: SCREEN },
    });
    expect(actorOf('help').getSnapshot().context.bounds).toMatchObject({ width: 250, height: 180 });
  });

  it('with remembered bounds gives a window that cannot be sized the size that it has today', () => {
    const spec = aWindow('help', { resizable: false });
    desktop.send({
      type: 'system.open',
      spec,
      placement: { bounds: { x: 7, y: 8, width: 300, height: 200 }, screen: SCREEN },
    });
    const { bounds } = actorOf('help').getSnapshot().context;
    expect(bounds).toEqual({ x: 7, y: 8, width: 400, height: 300 });
  });

  it('places new windows on the screen as it is now', () => {
    desktop.send({ type: 'system.screen', area: { width: 500, height: 400, compact: false } });
    desktop.send({ type: 'system.open', spec: aWindow('help') });
    const { x, width } = actorOf('help').getSnapshot().context.bounds;
    expect(x + width).toBeLessThanOrEqual(500);
  });
});
