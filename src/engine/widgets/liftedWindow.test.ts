import { Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moved } from '../geometry/rects.ts';
import { fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { pointer } from '../../testing/input.ts';
import { aWindow } from '../../testing/windows.ts';
import { WindowFrame } from './windowFrame.ts';

const RECT = { x: 100, y: 80, width: 320, height: 240 };

describe('a window that is dragged as a picture', () => {
  let stage: FakeStage;
  let frame: WindowFrame;
  const setBounds = vi.fn();
  const picture = document.createElement('canvas');
  let landed: () => void;
  const lift = vi.fn<FakeStage['lift']>((_part, _rect, then) => {
    landed = then;
    return { picture, land: landed };
  });
  const grip = (): Element => {
    const found = frame.element.querySelector('.grip');
    if (found === null) throw new Error('the window has no grip');
    return found;
  };
  const drag = (...xs: readonly number[]): void => {
    for (const clientX of xs) pointer(grip(), 'pointermove', { clientX });
  };

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    const view = aWindow(RECT, { setBounds });
    frame = new Container().addChild(new WindowFrame({ stage: { ...stage, lift }, view }));
    pointer(grip(), 'pointerdown');
  });

  it('moves in the page, with the picture in it, and stays where it was on the canvas', () => {
    drag(10, 25);
    expect(frame.element.firstElementChild).toBe(picture);
    expect(frame.element.style.transform).toBe('translate(125px, 80px)');
    expect(frame.x).toBe(RECT.x);
  });

  it('is clipped by what lies over it', () => {
    stage.occlusion.set({}, { rect: { ...RECT, x: RECT.x + RECT.width }, zIndex: 9 });
    drag(10, 20);
    expect(frame.element.style.clipPath).toBe('path("M0 0h300v240h-300z")');
  });

  it('comes back on the canvas where it is dropped', () => {
    drag(10, 25);
    pointer(grip(), 'pointerup');
    expect(frame.x).toBe(125);
    expect(setBounds).toHaveBeenCalledWith(moved(RECT, 25, 0));
  });

  it('goes on there when something is drawn differently, and is not lifted again', () => {
    drag(10);
    landed();
    expect(frame.x).toBe(110);
    drag(25);
    expect(frame.x).toBe(125);
    expect(lift).toHaveBeenCalledOnce();
  });

  it('is tried again at the next step where it could not be had as a picture', () => {
    lift.mockReturnValueOnce(null);
    drag(10);
    expect(frame.x).toBe(110);
    drag(25);
    expect(frame.x).toBe(110);
  });

  it('leaves nothing behind when it is closed', () => {
    drag(10);
    frame.destroy();
    const show = vi.fn();
    stage.occlusion.set({}, { rect: RECT, zIndex: 0, show });
    stage.nextFrame();
    expect(show).toHaveBeenCalledWith([RECT]);
  });
});
