import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyPicture, fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { StartMenu, type StartMenuView } from './startMenu.ts';

describe('StartMenu', () => {
  let stage: FakeStage;
  let menu: StartMenu;
  const events = { choose: vi.fn(), close: vi.fn() };
  const item = (id: string, label: string) => ({ id, label, icon: anyPicture() });
  const closed: StartMenuView = {
    open: false,
    items: [item('help', 'OnlyFlunks'), item('my-locker', 'My Locker'), item('wallet', 'Sign In')],
    banner: 'Flunks 95',
    anchor: { x: 2, y: 774 },
    events,
  };
  const open: StartMenuView = { ...closed, open: true };
  const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  const press = (name: string): KeyboardEvent => key(document.activeElement ?? document.body, name);

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    menu = new StartMenu({ stage, view: closed });
  });
  afterEach(() => menu.destroy());

  it('is not there until it is opened, and then starts at its first entry', () => {
    expect(document.querySelector<HTMLElement>('[role=menu]')?.hidden).toBe(true);
    menu.view = open;
    expect(document.querySelector<HTMLElement>('[role=menu]')?.hidden).toBe(false);
    expect(focused()).toBe('OnlyFlunks');
  });

  it('goes round with the arrow keys, and to its ends with Home and End', () => {
    menu.view = open;
    const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((name) => {
      expect(press(name).defaultPrevented).toBe(true);
      return focused();
    });
    expect(visited).toEqual(['My Locker', 'Sign In', 'OnlyFlunks', 'Sign In', 'OnlyFlunks', 'Sign In']);
  });

  it('keeps the focus where it is when an entry changes its text while it is open', () => {
    menu.view = open;
    press('End');
    menu.view = { ...open, items: [...open.items.slice(0, 2), item('wallet', 'Open Wallet')] };
    expect(focused()).toBe('Open Wallet');
  });

  it('chooses the entry that was clicked, whatever its place was before', () => {
    menu.view = open;
    menu.view = { ...open, items: open.items.slice(1) };
    expect(entries().map((entry) => entry.getAttribute('aria-label'))).toEqual(['My Locker', 'Sign In']);
    entries()[0]?.click();
    expect(events.choose.mock.calls).toEqual([['my-locker']]);
  });

  it('leaves the focus where it was when it closes by a choice, and never to nothing', () => {
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    menu.view = open;
    entries()[1]?.click();
    menu.view = closed;
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('does not take the focus back from what has it when it closes', () => {
    const start = document.createElement('button');
    stage.mirror.append(start);
    start.focus();
    menu.view = open;
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    menu.view = closed;
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('closes on Escape and gives the focus back', () => {
    menu.view = open;
    press('Escape');
    expect(events.close.mock.calls).toEqual([[true]]);
  });

  it('closes at a press elsewhere without taking the focus back', () => {
    menu.view = open;
    pointer(document.querySelector('#elsewhere') ?? document.body, 'pointerdown');
    expect(events.close.mock.calls).toEqual([[false]]);
  });

  it('stays open at a press within it, and leaves a press of Start to Start', () => {
    const start = document.createElement('button');
    start.setAttribute('aria-haspopup', 'menu');
    stage.mirror.append(start);
    menu.view = open;
    pointer(entries()[1] ?? document.body, 'pointerdown');
    pointer(start, 'pointerdown');
    expect(events.close).not.toHaveBeenCalled();
  });

  it('minds no press while it is closed or after it was destroyed', () => {
    pointer(document.body, 'pointerdown');
    menu.view = open;
    menu.destroy();
    pointer(document.body, 'pointerdown');
    expect(events.close).not.toHaveBeenCalled();
    expect(document.querySelector('[role=menu]')).toBeNull();
    menu = new StartMenu({ stage, view: closed });
  });

  it('covers the windows under it only while it is open', () => {
    const below = document.createElement('section');
    stage.occlusion.set(below, { rect: { x: 10, y: 700, width: 20, height: 20 }, level: 1, element: below });
    menu.view = open;
    stage.nextFrame();
    expect(below.style.clipPath).toBe('inset(100%)');
    menu.view = closed;
    stage.nextFrame();
    expect(below.style.clipPath).toBe('none');
  });
});
