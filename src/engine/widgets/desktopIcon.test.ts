import { Container, Sprite } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { windowsStandard } from '../../kernel/theme.ts';
import {
  anyPicture,
  fakeStage,
  PHONE_DISPLAY,
  prepareWidgets,
  type FakeStage,
} from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { Fills } from '../draw/fills.ts';
import { Lines } from '../draw/lines.ts';
import { IconField } from './iconField.ts';
import { DesktopIcon, type DesktopIconView } from './desktopIcon.ts';

describe('DesktopIcon', () => {
  let icon: DesktopIcon;
  let button: HTMLElement;
  let stage: FakeStage;
  let write: MockInstance<Lines['write']>;
  const open = vi.fn();
  const drop = vi.fn();
  const toggle = vi.fn();
  /** Selects at once, as the desktop does. */
  const select = vi.fn(() => (icon.view = { ...icon.view, selected: true }));
  const view: DesktopIconView = {
    id: 'my-locker',
    title: 'My Locker',
    icon: anyPicture(),
    rect: { x: 4, y: 6, width: 76, height: 76 },
    selected: false,
    isShortcut: false,
    badge: '',
    names: null,
    events: { select, focus: select, toggle, open, menu: vi.fn(), drop },
  };

  /** What a browser reports of one press and release: `clicks` is the count of clicks so far. */
  function press(pointerType: string, clicks: number): void {
    pointer(button, 'pointerdown', { pointerType });
    pointer(button, 'pointerup', { pointerType });
    button.focus();
    pointer(button, 'click', { pointerType, detail: clicks });
    if (clicks === 2) button.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2 }));
  }

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    write = vi.spyOn(Lines.prototype, 'write');
    stage = fakeStage();
    const field = new IconField({
      stage,
      view: {
        rect: view.rect,
        icons: [view],
        events: { menu: vi.fn(), press: vi.fn(), band: vi.fn(), keys: () => false },
      },
    });
    icon = field.addChild(new DesktopIcon({ stage, view }));
    new Container().addChild(field);
    button = icon.button;
  });

  it('is a button of its name in the list of the desktop', () => {
    expect(button.getAttribute('aria-label')).toBe('My Locker');
    expect(document.querySelector('nav li')).toBe(button.parentElement);
    icon.destroy();
    expect(document.querySelector('nav li')).toBeNull();
  });

  describe('has its name', () => {
    /** The colors of what lies under its letters. */
    const grounds = (): readonly number[] => [
      ...new Set(
        icon.children.flatMap((child) =>
          child instanceof Fills ? child.children.map((one) => (one instanceof Sprite ? one.tint : -1)) : [],
        ),
      ),
    ];

    /** How the letters are written: the last that was asked of a picture of lines. */
    const ink = (): unknown => write.mock.lastCall?.[0].ink;

    it('in white with a black line on every side of the letters over a picture, and on no ground', () => {
      expect([ink(), grounds()]).toEqual([null, []]);
    });

    it('on the color of the desktop over a pattern', () => {
      icon.view = { ...icon.view, names: { ground: 0x008080, ink: 0xffffff } };
      expect([ink(), grounds()]).toEqual([0xffffff, [0x008080]]);
    });

    it('in the colors of what is selected while it is', () => {
      icon.view = { ...icon.view, selected: true };
      expect([ink(), grounds()]).toEqual([windowsStandard.selectionText, [windowsStandard.selection]]);
    });

    it('on black in high contrast, whatever lies behind', () => {
      stage.setTheme({ ...windowsStandard, highContrast: true });
      icon.view = { ...icon.view, names: { ground: 0xffffff, ink: 0x000000 } };
      expect([ink(), grounds()]).toEqual([0xffffff, [0x000000]]);
    });
  });

  it('says whether it is selected', () => {
    expect(button.getAttribute('aria-pressed')).toBe('false');
    icon.view = { ...icon.view, selected: true };
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('is selected by a click and by the focus, and opens at neither', () => {
    press('mouse', 1);
    expect(select).toHaveBeenCalledWith('my-locker');
    expect(open).not.toHaveBeenCalled();
  });

  describe('is dragged by a mouse', () => {
    const place = () => [icon.x, icon.y, button.style.left, button.style.top];
    const rest = [4, 6, '4px', '6px'];
    const drag = (dx: number, dy: number, pointerType = 'mouse'): void => {
      pointer(button, 'pointerdown', { pointerType, clientX: 20, clientY: 20 });
      pointer(button, 'pointermove', { pointerType, clientX: 20 + dx, clientY: 20 + dy });
    };

    it('with what takes its input, also while it is drawn anew, and says where it was let go', () => {
      drag(100, 50);
      expect(place()).toEqual([104, 56, '104px', '56px']);
      icon.view = { ...icon.view, selected: true };
      expect(place()).toEqual([104, 56, '104px', '56px']);
      pointer(button, 'pointerup');
      expect(drop.mock.calls).toEqual([['my-locker', { x: 104, y: 56 }]]);
      icon.view = { ...icon.view, rect: { ...view.rect, x: 80 } };
      expect(place()).toEqual([80, 6, '80px', '6px']);
    });

    it('over the other icons', () => {
      drag(100, 50);
      expect(icon.zIndex).toBe(1);
      pointer(button, 'pointerup');
      expect(icon.zIndex).toBe(0);
    });

    it('not by a click that slips', () => {
      drag(2, 2);
      pointer(button, 'pointerup');
      expect([place(), drop.mock.calls]).toEqual([rest, []]);
    });

    it('back to where it lay, by Escape and where the pointer is taken away', () => {
      for (const end of [() => key(button, 'Escape'), () => pointer(button, 'pointercancel')]) {
        drag(100, 50);
        end();
        pointer(button, 'pointermove', { clientX: 300 });
        pointer(button, 'pointerup');
        expect([place(), drop.mock.calls]).toEqual([rest, []]);
      }
    });

    it('not by a finger, and not on a phone, where both scroll', () => {
      drag(100, 50, 'touch');
      pointer(button, 'pointerup');
      stage.display.set(PHONE_DISPLAY);
      drag(100, 50);
      pointer(button, 'pointerup');
      expect([place(), drop.mock.calls]).toEqual([rest, []]);
    });
  });

  it('is selected beside others by a click with Ctrl or Command, which selects nothing else', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      button.blur();
      pointer(button, 'pointerdown', { pointerType: 'mouse', ...held });
      button.focus();
      pointer(button, 'pointerup', { pointerType: 'mouse', ...held });
      pointer(button, 'click', { pointerType: 'mouse', detail: 1, ...held });
    }
    expect([select.mock.calls, toggle.mock.calls]).toEqual([[], [['my-locker'], ['my-locker']]]);
  });

  it('opens once at a double click (SHELL-8)', () => {
    press('mouse', 1);
    press('mouse', 2);
    expect(open.mock.calls).toEqual([['my-locker']]);
  });

  it('opens at Enter, which a browser reports as a click without a pointer (SHELL-8)', () => {
    button.focus();
    button.click();
    expect(open.mock.calls).toEqual([['my-locker']]);
  });

  it('opens at one tap of a finger (SHELL-8)', () => {
    press('touch', 1);
    expect(open.mock.calls).toEqual([['my-locker']]);
  });

  it('opens once at a double tap, though a browser reports a double click as well', () => {
    press('touch', 1);
    press('touch', 2);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('opens at a double click after a finger had tapped it', () => {
    press('touch', 1);
    press('mouse', 1);
    press('mouse', 2);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
