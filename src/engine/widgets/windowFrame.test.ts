import { Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moved } from '../geometry/rects.ts';
import {
  fakeStage,
  PHONE_DISPLAY,
  prepareWidgets,
  WIDE_DISPLAY,
  type FakeStage,
} from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { openFullScreen } from '../scene/fullScreen.ts';
import { aWindow } from '../../testing/windows.ts';
import type { WindowView } from '../windows/windowView.ts';
import { WindowFrame } from './windowFrame.ts';

const RECT = { x: 100, y: 80, width: 320, height: 240 };

describe('WindowFrame', () => {
  let stage: FakeStage;
  let frame: WindowFrame;
  const events = {
    focus: vi.fn(),
    press: vi.fn(),
    menu: vi.fn(),
    currentBounds: vi.fn(() => RECT),
    setBounds: vi.fn(),
    constrain: vi.fn<WindowView['events']['constrain']>((rect) => rect),
  };
  const view = (changes: Partial<WindowView> = {}): WindowView =>
    aWindow(RECT, events, {
      framed: changes.maximized !== true,
      buttons: ['help', 'minimize', 'maximize', 'close'],
      ...changes,
    });

  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`the mirror has no ${selector}`);
    return element;
  };
  const button = (label: string): HTMLElement => find(`button[aria-label="${label}"]`);
  const grip = (): HTMLElement => button('Move My Locker');

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    frame = new Container().addChild(new WindowFrame({ stage, view: view() }));
  });

  it('is a dialog among the windows, named by its title, which may change', () => {
    const dialog = find('main > [role=dialog]');
    expect(dialog.getAttribute('aria-label')).toBe('My Locker');
    frame.view = view({ title: 'Locker 7' });
    expect(dialog.getAttribute('aria-label')).toBe('Locker 7');
  });

  it('offers Help, Minimize, Maximize and Close in that order, after the grip and before its body', () => {
    const labels = [...frame.element.querySelectorAll('button:not([hidden])')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels).toEqual(['Move My Locker', 'Help', 'Minimize', 'Maximize', 'Close']);
    expect(button('Close').compareDocumentPosition(frame.body.element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['Help', 'help'],
    ['Minimize', 'minimize'],
    ['Maximize', 'maximize'],
    ['Close', 'close'],
  ])('tells of a press of %s', (label, name) => {
    button(label).click();
    expect(events.press.mock.calls).toEqual([[name]]);
  });

  it('calls the button Restore while it is maximized', () => {
    frame.view = view({ maximized: true });
    button('Restore').click();
    expect(events.press).toHaveBeenCalledWith('maximize');
    expect(document.querySelector('[aria-label=Maximize]')).toBeNull();
  });

  it('offers just the buttons that its view names, also when the screen has become another', () => {
    const offered = (): (string | null)[] =>
      [...frame.element.querySelectorAll('button:not([hidden])')].map((one) =>
        one.getAttribute('aria-label'),
      );
    frame.destroy();
    frame = new Container().addChild(new WindowFrame({ stage, view: view({ buttons: ['help', 'close'] }) }));
    expect(offered()).toEqual(['Move My Locker', 'Help', 'Close']);
    frame.view = view({ buttons: ['maximize', 'close'] });
    expect(offered()).toEqual(['Move My Locker', 'Maximize', 'Close']);
    button('Maximize').click();
    expect(events.press).toHaveBeenCalledWith('maximize');
  });

  it('is moved by the arrow keys on its grip, within what its place allows', () => {
    events.constrain.mockReturnValueOnce({ ...RECT, x: 101 });
    expect(key(grip(), 'ArrowRight').defaultPrevented).toBe(true);
    expect(events.constrain).toHaveBeenCalledWith({ ...RECT, x: 108 }, null);
    expect(events.setBounds).toHaveBeenCalledWith({ ...RECT, x: 101 });
    key(grip(), 'ArrowUp');
    expect(events.setBounds).toHaveBeenLastCalledWith({ ...RECT, y: 72 });
  });

  it('goes a step for every key, also for those that come before it is drawn again', () => {
    key(grip(), 'ArrowRight');
    events.currentBounds.mockReturnValueOnce(moved(RECT, 8, 0));
    key(grip(), 'ArrowRight');
    expect(events.setBounds).toHaveBeenLastCalledWith(moved(RECT, 16, 0));
  });

  it('is sized by Shift and the arrow keys, from its lower right corner', () => {
    key(grip(), 'ArrowDown', { shiftKey: true });
    key(grip(), 'ArrowLeft', { shiftKey: true });
    expect(events.constrain.mock.calls).toEqual([
      [{ ...RECT, height: 248 }, 'se'],
      [{ ...RECT, width: 312 }, 'se'],
    ]);
    expect(events.setBounds).toHaveBeenCalledTimes(2);
  });

  it('is not sized by keys when it cannot be sized', () => {
    frame.view = view({ resizable: false });
    key(grip(), 'ArrowDown', { shiftKey: true });
    expect(events.setBounds).not.toHaveBeenCalled();
  });

  it('is neither moved nor sized while it is maximized or on a phone', () => {
    frame.view = view({ maximized: true });
    key(grip(), 'ArrowDown');
    frame.view = view();
    stage.display.set(PHONE_DISPLAY);
    key(grip(), 'ArrowDown');
    pointer(grip(), 'pointerdown');
    pointer(grip(), 'pointermove', { clientX: 40 });
    pointer(grip(), 'pointerup');
    expect(events.setBounds).not.toHaveBeenCalled();
  });

  it('is maximized by Enter on its grip and by a double click on it, not by a plain click', () => {
    grip().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(events.press).not.toHaveBeenCalled();
    // A browser answers Enter on a button with a click of detail 0, as click() does.
    grip().click();
    grip().dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2, clientX: 90 }));
    expect(events.press.mock.calls).toEqual([['maximize'], ['maximize']]);
  });

  it('has its menu on the picture in its title, under the other button, and under a finger that rests', () => {
    vi.useFakeTimers();
    grip().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5 }));
    grip().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 150, clientY: 90 }));
    pointer(grip(), 'pointerdown', { pointerType: 'touch', clientX: 160, clientY: 95 });
    vi.advanceTimersByTime(500);
    expect(events.menu.mock.calls).toEqual([[{ x: 104, y: 102 }], [{ x: 150, y: 90 }], [{ x: 160, y: 95 }]]);
  });

  it('closes at a double click on the picture in its title', () => {
    grip().dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2, clientX: 5 }));
    expect(events.press.mock.calls).toEqual([['close']]);
  });

  it('lets the arrow keys size it without Shift once it is taken hold of for that, until Enter', () => {
    frame.grasp('size');
    expect(document.activeElement).toBe(grip());
    key(grip(), 'ArrowDown');
    expect(events.constrain).toHaveBeenLastCalledWith({ ...RECT, height: 248 }, 'se');
    key(grip(), 'Enter');
    key(grip(), 'ArrowDown');
    expect(events.constrain).toHaveBeenLastCalledWith({ ...RECT, y: 88 }, null);
  });

  it('moves canvas, DOM and clip together while it is dragged, and tells where it was left', () => {
    pointer(grip(), 'pointerdown', { clientX: 10, clientY: 10 });
    pointer(grip(), 'pointermove', { clientX: 40, clientY: 5 });
    expect(frame.position).toMatchObject({ x: 130, y: 75 });
    expect(frame.element.style.transform).toBe('translate(130px, 75px)');
    expect(events.setBounds).not.toHaveBeenCalled();
    pointer(grip(), 'pointerup', { clientX: 40, clientY: 5 });
    expect(events.setBounds.mock.calls).toEqual([[moved(RECT, 30, -5)]]);
  });

  it('stays under the pointer when its view changes in the middle of a drag', () => {
    pointer(grip(), 'pointerdown');
    pointer(grip(), 'pointermove', { clientX: 30 });
    frame.view = view({ title: 'Locker 7', rect: { ...RECT } });
    expect(frame.position.x).toBe(130);
    pointer(button('Move Locker 7'), 'pointerup', { clientX: 30 });
    expect(events.setBounds.mock.calls).toEqual([[moved(RECT, 30, 0)]]);
    frame.view = view({ rect: moved(RECT, 30, 0) });
    expect(frame.position.x).toBe(130);
  });

  it('tells no bounds when it was pressed and not moved', () => {
    pointer(grip(), 'pointerdown');
    pointer(grip(), 'pointerup');
    expect(events.setBounds).not.toHaveBeenCalled();
  });

  it('is sized by its edges, and tells its body the new size', () => {
    const sizes: unknown[] = [];
    frame.body.size.subscribe(() => sizes.push(frame.body.size.get()));
    const before = frame.body.size.get();
    const edge = find('.handle-se');
    pointer(edge, 'pointerdown');
    pointer(edge, 'pointermove', { clientX: 20, clientY: 10 });
    pointer(edge, 'pointerup');
    expect(sizes).toEqual([{ width: before.width + 20, height: before.height + 10 }]);
    expect(events.setBounds.mock.calls).toEqual([[{ ...RECT, width: 340, height: 250 }]]);
  });

  it('offers edges to pull at only where it can be sized', () => {
    const shown = (): number => frame.element.querySelectorAll('.handle:not([hidden])').length;
    expect(shown()).toBe(8);
    frame.view = view({ resizable: false });
    expect(shown()).toBe(0);
    frame.view = view({ maximized: true });
    expect(shown()).toBe(0);
  });

  it('asks to come to the front at a press anywhere within it, unless it is there', () => {
    pointer(frame.body.element, 'pointerdown');
    expect(events.focus).not.toHaveBeenCalled();
    frame.view = view({ active: false });
    pointer(frame.body.element, 'pointerdown');
    expect(events.focus).toHaveBeenCalledTimes(1);
    button('Close').focus();
    expect(events.focus).toHaveBeenCalledTimes(2);
  });

  it('is out of reach, of the eye and of the stack while it is minimized', () => {
    frame.view = view({ minimized: true });
    expect(frame.visible).toBe(false);
    expect(frame.element.hidden).toBe(true);
    const show = vi.fn();
    stage.occlusion.set({}, { rect: RECT, zIndex: 0, show });
    stage.nextFrame();
    expect(show).toHaveBeenLastCalledWith([RECT]);
  });

  it('is clipped by what lies above it in the next frame', () => {
    stage.occlusion.set({}, { rect: { ...RECT, width: 160 }, zIndex: 9 });
    expect(stage.nextFrame()).toBe(true);
    expect(frame.element.style.clipPath).toBe('path("M160 0h160v240h-160z")');
  });

  it('gives the keyboard to the field that asks for it, else to itself', () => {
    frame.focusBody();
    expect(document.activeElement).toBe(frame.element);
    frame.body.element.innerHTML = '<input><input data-autofocus>';
    frame.focusBody();
    expect(document.activeElement).toBe(frame.body.element.lastElementChild);
  });

  it('has title buttons for a thumb on a tablet, and can still be sized there', () => {
    stage.display.set({ ...WIDE_DISPLAY, thumb: 44 });
    frame.view = view({});
    const { width, height } = button('Close').style;
    expect([width, height]).toEqual(['44px', '44px']);
    expect(find('.handle-se').hidden).toBe(false);
  });

  describe('has the default button of its body', () => {
    const pressed = vi.fn();
    const enter = (target: HTMLElement): number => {
      pressed.mockClear();
      key(target, 'Enter');
      return pressed.mock.calls.length;
    };
    beforeEach(() => {
      frame.body.element.innerHTML =
        '<input><form><input></form><button></button><button data-default disabled></button><button data-default></button>';
      find('[data-default]:not(:disabled)').addEventListener('click', pressed);
    });

    it('pressed by Enter where the window or a field has the keyboard', () => {
      expect(enter(frame.element)).toBe(1);
      expect(enter(find('.window-body > input'))).toBe(1);
    });

    it('left alone where Enter means something else there', () => {
      expect(enter(find('form > input'))).toBe(0);
      expect(enter(find('.window-body > button'))).toBe(0);
      expect(enter(grip())).toBe(0);
    });
  });

  it('takes its mirror along when it is destroyed, and leaves what it covered', () => {
    const show = vi.fn();
    stage.occlusion.set({}, { rect: RECT, zIndex: 0, show });
    frame.destroy();
    stage.nextFrame();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(show).toHaveBeenLastCalledWith([RECT]);
    stage.display.set(PHONE_DISPLAY);
  });

  describe('is seen', () => {
    let upper: WindowFrame;
    const heard = vi.fn();
    const seenNow = (): boolean => {
      while (stage.nextFrame());
      return frame.body.seen.get();
    };

    beforeEach(() => {
      events.currentBounds.mockReturnValue(RECT);
      const layer = new Container();
      upper = layer.addChild(new WindowFrame({ stage, view: view({ title: 'Notes', zIndex: 2 }) }));
      while (stage.nextFrame());
      frame.body.seen.subscribe(heard);
    });

    it('not before it was drawn, and not while the one above covers it wholly', () => {
      const fresh = new Container().addChild(new WindowFrame({ stage, view: view({ zIndex: 3 }) }));
      expect(fresh.body.seen.get()).toBe(false);
      expect(seenNow()).toBe(false);
      expect(fresh.body.seen.get()).toBe(true);
      expect(upper.body.seen.get()).toBe(false);
      fresh.destroy();
    });

    it('when a drag of the one above lets a part of it show, which is told once', () => {
      const grip = button('Move Notes');
      pointer(grip, 'pointerdown');
      for (const clientX of [1, 2, 3]) {
        pointer(grip, 'pointermove', { clientX });
        expect(seenNow()).toBe(true);
      }
      expect(heard).toHaveBeenCalledTimes(1);
      pointer(grip, 'pointermove', { clientX: 0 });
      expect(seenNow()).toBe(false);
    });

    it.each<readonly [string, () => void]>([
      ['is minimised', () => (upper.view = view({ title: 'Notes', zIndex: 2, minimized: true }))],
      ['is closed', () => upper.destroy()],
      ['goes behind', () => (upper.view = view({ title: 'Notes', zIndex: 0 }))],
      [
        'is made smaller',
        () => (upper.view = view({ title: 'Notes', zIndex: 2, rect: { ...RECT, height: 100 } })),
      ],
    ])('when the one above %s', (_how, uncover) => {
      expect(seenNow()).toBe(false);
      uncover();
      expect(seenNow()).toBe(true);
    });

    it('not while it is minimised, though nothing covers it', () => {
      upper.destroy();
      expect(seenNow()).toBe(true);
      frame.view = view({ minimized: true });
      expect(frame.body.seen.get()).toBe(false);
      frame.view = view();
      expect(seenNow()).toBe(true);
    });

    it('not where all that is left to be seen lies off the screen', () => {
      upper.view = view({ title: 'Notes', zIndex: 2, rect: { x: 0, y: 0, width: 400, height: 772 } });
      frame.view = view({ rect: { ...RECT, x: -200 } });
      expect(seenNow()).toBe(false);
      upper.view = view({ title: 'Notes', zIndex: 2, rect: { x: 8, y: 0, width: 400, height: 772 } });
      expect(seenNow()).toBe(true);
    });

    it('not while something fills the screen (SAVER-2)', () => {
      upper.destroy();
      expect(seenNow()).toBe(true);
      const options = { label: 'VHS Static', closeLabel: 'CLOSE', onClose: vi.fn() };
      const screen = openFullScreen(stage, options);
      expect(seenNow()).toBe(false);
      expect(screen.body.seen.get()).toBe(true);
      screen.destroy();
      expect(seenNow()).toBe(true);
    });

    it('with what moves by CSS in it at rest otherwise (SHELL-16)', () => {
      expect(frame.element.classList.contains('unseen')).toBe(true);
      expect(upper.element.classList.contains('unseen')).toBe(false);
    });
  });

  it('tells its body nothing when it only moves', () => {
    const heard = vi.fn();
    frame.body.size.subscribe(heard);
    frame.view = view({ rect: moved(RECT, 40, 30) });
    expect(heard).not.toHaveBeenCalled();
  });
});
