import { Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anyPicture,
  fakeStage,
  PHONE_DISPLAY,
  prepareWidgets,
  type FakeStage,
} from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { Fills } from '../draw/fills.ts';
import { DesktopIcon } from './desktopIcon.ts';
import { IconField, type IconFieldView } from './iconField.ts';

describe('IconField', () => {
  let stage: FakeStage;
  let field: IconField;
  const events = { menu: vi.fn(), press: vi.fn(), band: vi.fn(), keys: vi.fn(() => false) };
  const iconEvents = {
    select: vi.fn(),
    focus: vi.fn(),
    toggle: vi.fn(),
    open: vi.fn(),
    menu: vi.fn(),
    drop: vi.fn(),
  };
  /** Icons in columns of two. */
  const icons = (...titles: readonly string[]): IconFieldView['icons'] =>
    titles.map((title, index) => ({
      id: title.toLowerCase(),
      title,
      rect: { x: Math.floor(index / 2) * 76, y: (index % 2) * 76, width: 76, height: 76 },
    }));
  const view = (...titles: readonly string[]): IconFieldView => ({
    rect: { x: 0, y: 0, width: 1280, height: 772 },
    icons: icons(...titles),
    events,
  });
  const iconOf = (id: string): DesktopIcon | undefined =>
    field.children.find(
      (child): child is DesktopIcon => child instanceof DesktopIcon && child.view.id === id,
    );
  const addIcons = (view: IconFieldView): void => {
    for (const { id, title, rect } of view.icons) {
      if (iconOf(id) !== undefined) continue;
      const icon = anyPicture();
      const view = {
        id,
        title,
        rect,
        icon,
        selected: false,
        isShortcut: false,
        badge: '',
        names: null,
        events: iconEvents,
      };
      field.addChild(new DesktopIcon({ stage, view }));
    }
  };
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('nav button')];
  const nav = (): HTMLElement => document.querySelector('nav') ?? document.body;
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  const walk = (...names: readonly string[]) =>
    names.map((name) => (key(document.activeElement ?? document.body, name), focused()));

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    const shown = view('Arcade', 'Bus', 'Cafe', 'Diner', 'Arena');
    field = new Container().addChild(new IconField({ stage, view: shown }));
    addIcons(shown);
  });

  it('has one tab stop, which is where the focus was last', () => {
    const stops = (): (string | null)[] =>
      buttons().flatMap((one) => (one.tabIndex === 0 ? one.getAttribute('aria-label') : []));
    expect(stops()).toEqual(['Arcade']);
    buttons()[0]?.focus();
    walk('ArrowRight', 'ArrowDown');
    expect(stops()).toEqual(['Diner']);
  });

  it('is walked by arrows as the icons lie, by Home and End, and by letters', () => {
    buttons()[0]?.focus();
    expect(walk('ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'Home', 'a', 'a', 'c')).toEqual([
      'Bus',
      'Diner',
      'Cafe',
      'Arena',
      'Arcade',
      'Arena',
      'Arcade',
      'Cafe',
    ]);
  });

  it('reads icons that came later where they lie', () => {
    const more = view('Arcade', 'Bakery', 'Bus', 'Cafe');
    addIcons(more);
    for (const gone of ['diner', 'arena']) iconOf(gone)?.destroy();
    field.view = more;
    expect(buttons().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Arcade',
      'Bakery',
      'Bus',
      'Cafe',
    ]);
  });

  it('leaves the keyboard with an icon that comes to another place in the order', () => {
    const shown = view('Arcade', 'Bus', 'Cafe', 'Diner', 'Arena');
    buttons()[0]?.focus();
    field.view = { ...shown, icons: [...shown.icons.slice(1), ...shown.icons.slice(0, 1)] };
    expect(buttons().at(-1)).toBe(document.activeElement);
    expect(focused()).toBe('Arcade');
  });

  it('has all icons selected by Ctrl+A, with the keyboard among them or nowhere (SHELL-8)', () => {
    buttons()[0]?.focus();
    expect(key(document.activeElement ?? nav(), 'a', { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(events.band).toHaveBeenLastCalledWith(field.view.icons.map(({ id }) => id));
    events.band.mockClear();
    key(document.body, 'A', { metaKey: true });
    expect(events.band).toHaveBeenLastCalledWith(field.view.icons.map(({ id }) => id));
  });

  it('leaves Ctrl+A to a field that text is typed into', () => {
    const elsewhere = document.querySelector<HTMLElement>('#elsewhere') ?? nav();
    expect(key(elsewhere, 'a', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(events.band).not.toHaveBeenCalled();
  });

  describe('has a rubber band', () => {
    const pull = (x: number, y: number, pointerType = 'mouse'): void => {
      pointer(nav().querySelector('ul') ?? nav(), 'pointerdown', { pointerType, clientX: 170, clientY: 170 });
      pointer(nav(), 'pointermove', { pointerType, clientX: x, clientY: y });
    };
    const fills = () => field.children.flatMap((child) => (child instanceof Fills ? child.children : []));

    it('that names each icon it touches, once, and leaves the keyboard with the first', () => {
      pull(100, 100);
      pointer(nav(), 'pointermove', { pointerType: 'mouse', clientX: 99, clientY: 99 });
      pointer(nav(), 'pointermove', { pointerType: 'mouse', clientX: 40, clientY: 100 });
      expect(events.band.mock.calls).toEqual([[['diner']], [['bus', 'diner']]]);
      expect(fills().length).toBeGreaterThan(4);
      pointer(nav(), 'pointerup', { pointerType: 'mouse' });
      expect([fills(), focused()]).toEqual([[], 'Bus']);
    });

    it('that begins with a press that selects none, wherever no icon lies', () => {
      pull(100, 100);
      pointer(nav(), 'pointerup', { pointerType: 'mouse' });
      pointer(nav(), 'pointerdown', { pointerType: 'mouse' });
      expect(events.press).toHaveBeenCalledTimes(2);
    });

    it('that Escape takes away, and that no finger draws, on no phone, and over no icon', () => {
      pull(100, 100);
      key(nav(), 'Escape');
      expect(fills()).toEqual([]);
      events.band.mockClear();
      pull(100, 100, 'touch');
      pointer(buttons()[0] ?? nav(), 'pointerdown', { pointerType: 'mouse' });
      pointer(nav(), 'pointermove', { pointerType: 'mouse', clientX: 100, clientY: 100 });
      stage.display.set(PHONE_DISPLAY);
      pull(100, 100);
      expect([fills(), events.band.mock.calls]).toEqual([[], []]);
    });
  });

  it('moves its icons as far as a finger scrolls them', () => {
    stage.display.set(PHONE_DISPLAY);
    field.view = { ...view('Arcade', 'Bus', 'Cafe'), rect: { x: 0, y: 0, width: 390, height: 100 } };
    expect(nav().classList.contains('scrolls')).toBe(true);
    nav().scrollTop = 52;
    nav().dispatchEvent(new Event('scroll'));
    expect(field.y).toBe(-52);
  });

  it('has a menu of its own where no icon lies', () => {
    nav().dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 9, clientY: 8 }),
    );
    expect(events.menu.mock.calls).toEqual([[{ x: 9, y: 8 }]]);
    buttons()[1]?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    expect(events.menu).toHaveBeenCalledTimes(1);
    expect(iconEvents.menu).toHaveBeenCalledWith('bus', expect.anything());
  });

  it('has the menu of an icon at Shift+F10 and at the Menu key', () => {
    for (const [name, shiftKey] of [
      ['F10', true],
      ['ContextMenu', false],
    ] as const) {
      expect(key(buttons()[0] ?? nav(), name, { shiftKey }).defaultPrevented).toBe(true);
    }
    expect(iconEvents.menu.mock.calls.map(([id]) => id as string)).toEqual(['arcade', 'arcade']);
  });

  it('opens the menu of an icon that a finger rests on, whose release is then no tap', () => {
    vi.useFakeTimers();
    const [first] = buttons();
    if (first === undefined) throw new Error('there is no icon');
    pointer(first, 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(499);
    expect(iconEvents.menu).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(iconEvents.menu).toHaveBeenCalledTimes(1);
    expect(events.menu).not.toHaveBeenCalled();
    pointer(first, 'pointerup', { pointerType: 'touch' });
    iconEvents.select.mockClear();
    pointer(first, 'click', { pointerType: 'touch', detail: 1 });
    expect(iconEvents.select).not.toHaveBeenCalled();
  });

  it('opens none for a finger that moves on or lets go', () => {
    vi.useFakeTimers();
    pointer(nav(), 'pointerdown', { pointerType: 'touch' });
    pointer(nav(), 'pointermove', { pointerType: 'touch', clientY: 20 });
    vi.advanceTimersByTime(600);
    pointer(nav(), 'pointerdown', { pointerType: 'touch' });
    pointer(nav(), 'pointerup', { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    expect(events.menu).not.toHaveBeenCalled();
  });
});
