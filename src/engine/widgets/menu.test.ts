import { Container } from 'pixi.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyPicture, fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { Menu, type MenuView } from './menu.ts';

describe('Menu', () => {
  let stage: FakeStage;
  let menu: Menu;
  const events = { choose: vi.fn(), close: vi.fn() };
  const item = (label: string) => ({ label, icon: anyPicture() });
  const programs = {
    ...item('Programs'),
    items: [item('Gum'), { label: 'Radio', disabled: true }, item('Golf')],
  };
  const view: MenuView = {
    label: 'Start',
    entries: [programs, 'separator', item('My Locker'), item('Sign In')],
    large: true,
    banner: 'Flunks 95',
    anchor: { x: 2, y: 774, width: 0, height: 0 },
    side: 'above',
    opening: {},
    events,
  };
  const menus = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=menu]')];
  const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const entry = (label: string): HTMLElement => {
    const found = entries().find((one) => one.getAttribute('aria-label') === label);
    if (found === undefined) throw new Error(`no entry ${label}`);
    return found;
  };
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  const press = (name: string): KeyboardEvent => key(document.activeElement ?? document.body, name);
  const walk = (...names: readonly string[]) => names.map((name) => (press(name), focused()));

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    menu = new Container().addChild(new Menu({ stage, view: null }));
  });
  afterEach(() => menu.destroy());

  it('is not in the page while nothing holds it, as what React made and threw away', () => {
    const unseen = new Menu({ stage, view });
    expect(menus()).toEqual([]);
    unseen.destroy();
  });

  it('is not there until it is opened, and then starts at its first entry', () => {
    expect(menus()).toEqual([]);
    menu.view = view;
    expect(menus().map((one) => one.getAttribute('aria-label'))).toEqual(['Start']);
    expect(focused()).toBe('Programs');
  });

  it('draws nothing for a scroll that it is told of after it closed', () => {
    menu.view = view;
    const [panel] = menus();
    menu.view = null;
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', failed);
    panel?.dispatchEvent(new Event('scroll'));
    removeEventListener('error', failed);
    expect([menus(), failed.mock.calls]).toEqual([[], []]);
  });

  it('goes round with the arrow keys past the lines between entries, and to its ends with Home and End', () => {
    menu.view = view;
    expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End')).toEqual([
      'My Locker',
      'Sign In',
      'Programs',
      'Sign In',
      'Programs',
      'Sign In',
    ]);
    expect(press('ArrowDown').defaultPrevented).toBe(true);
  });

  it('goes to the next entry that begins with a letter', () => {
    menu.view = view;
    expect(walk('s', 'm', 'x')).toEqual(['Sign In', 'My Locker', 'My Locker']);
  });

  it('hands letters on where they are heard, at every depth (SHELL-31)', () => {
    const type = vi.fn();
    menu.view = { ...view, events: { ...events, type } };
    expect(walk('s', 'ArrowRight', 'g')).toEqual(['Programs', 'Gum', 'Gum']);
    expect(type.mock.calls).toEqual([['s'], ['g']]);
  });

  it('leaves keys that are held with Ctrl to the shortcuts', () => {
    menu.view = view;
    expect(key(entry('Programs'), 's', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(focused()).toBe('Programs');
  });

  it('enters a submenu with ArrowRight or Enter, and leaves it with ArrowLeft or Escape', () => {
    menu.view = view;
    expect(walk('ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter', 'Escape')).toEqual([
      'Gum',
      'Radio',
      'Programs',
      'Gum',
      'Programs',
    ]);
    expect(menus()).toHaveLength(1);
    expect(events.close).not.toHaveBeenCalled();
  });

  it('opens a submenu under a pointer that rests, and closes it when the pointer rests on another entry', () => {
    vi.useFakeTimers();
    menu.view = view;
    pointer(entry('Programs'), 'pointerenter');
    vi.advanceTimersByTime(299);
    expect(menus()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(entry('Programs').getAttribute('aria-expanded')).toBe('true');
    expect(menus().map((one) => one.getAttribute('aria-label'))).toEqual(['Start', 'Programs']);
    pointer(entry('My Locker'), 'pointerenter');
    vi.advanceTimersByTime(300);
    expect(menus()).toHaveLength(1);
  });

  it('opens a submenu at a tap and stays as it is while a finger passes over its entries', () => {
    vi.useFakeTimers();
    menu.view = view;
    pointer(entry('Programs'), 'pointerenter', { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(menus()).toHaveLength(1);
    entry('Programs').click();
    entry('Golf').click();
    expect(events.choose.mock.calls).toEqual([[programs.items[2]]]);
  });

  it('closes a submenu at a second tap, and not at a click of a mouse that rested there before (SHELL-28)', () => {
    menu.view = view;
    entry('Programs').click();
    entry('Programs').click();
    expect(menus()).toHaveLength(2);
    stage.display.set({ ...stage.display.get(), thumb: 44 });
    entry('Programs').click();
    expect(menus()).toHaveLength(1);
    expect(entry('Programs').getAttribute('aria-expanded')).toBe('false');
    entry('Programs').click();
    expect(menus()).toHaveLength(2);
  });

  it('says what is checked, what cannot be chosen and what opens a menu', () => {
    menu.view = {
      ...view,
      entries: [programs, { label: 'Sound', checked: true }, { label: 'Size', disabled: true }],
    };
    const said = [...document.querySelectorAll('.menu-item')].map((one) =>
      ['role', 'aria-checked', 'aria-disabled', 'aria-haspopup'].map((name) => one.getAttribute(name)),
    );
    expect(said).toEqual([
      ['menuitem', null, null, 'menu'],
      ['menuitemcheckbox', 'true', null, null],
      ['menuitem', null, 'true', null],
    ]);
  });

  it('keeps the focus where it is when an entry changes its text while it is open', () => {
    menu.view = view;
    press('End');
    menu.view = { ...view, entries: [...view.entries.slice(0, 3), item('Open Wallet')] };
    expect(focused()).toBe('Open Wallet');
  });

  it('gives what is opened elsewhere the place of what was open', () => {
    menu.view = view;
    press('ArrowRight');
    menu.view = { ...view, label: 'Desktop', entries: [item('Properties')], opening: {} };
    expect(menus().map((one) => one.getAttribute('aria-label'))).toEqual(['Desktop']);
    expect(focused()).toBe('Properties');
  });

  it('leaves the focus where it was when it closes by a choice, and never to nothing', () => {
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    menu.view = view;
    events.choose.mockImplementationOnce(() => expect(document.activeElement?.id).toBe('elsewhere'));
    entry('My Locker').click();
    expect(events.choose).toHaveBeenCalledTimes(1);
    menu.view = null;
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('does not take the focus back from what has it when it closes', () => {
    const start = document.createElement('button');
    stage.mirror.append(start);
    start.focus();
    menu.view = view;
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    menu.view = null;
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('closes on Escape and gives the focus back', () => {
    menu.view = view;
    press('Escape');
    expect(events.close.mock.calls).toEqual([[true]]);
  });

  it('closes at a press elsewhere without taking the focus back', () => {
    menu.view = view;
    pointer(document.querySelector('#elsewhere') ?? document.body, 'pointerdown');
    expect(events.close.mock.calls).toEqual([[false]]);
  });

  it('stays open at a press within it, and leaves a press of Start to Start', () => {
    const start = document.createElement('button');
    start.setAttribute('aria-haspopup', 'menu');
    stage.mirror.append(start);
    menu.view = view;
    pointer(entry('Sign In'), 'pointerdown');
    pointer(start, 'pointerdown');
    expect(events.close).not.toHaveBeenCalled();
  });

  it('minds no press while it is closed or after it was destroyed', () => {
    pointer(document.body, 'pointerdown');
    menu.view = view;
    menu.destroy();
    pointer(document.body, 'pointerdown');
    expect(events.close).not.toHaveBeenCalled();
    expect(menus()).toEqual([]);
    menu = new Container().addChild(new Menu({ stage, view: null }));
  });

  it('covers the windows under it only while it is open', () => {
    const rect = { x: 10, y: 700, width: 20, height: 20 };
    const show = vi.fn();
    stage.occlusion.set({}, { rect, zIndex: 1, show });
    menu.view = view;
    stage.nextFrame();
    expect(show).toHaveBeenLastCalledWith([]);
    menu.view = null;
    stage.nextFrame();
    expect(show).toHaveBeenLastCalledWith([rect]);
  });
});
