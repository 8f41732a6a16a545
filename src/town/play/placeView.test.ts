// @vitest-environment jsdom
import { Texture } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PHONE_DISPLAY, prepareWidgets } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { key, pointer } from '../../testing/input.ts';
import { aPlace } from '../../testing/places.ts';
import { aPlayer } from '../../testing/playing.ts';
import { showPlace } from './placeView.ts';

const PHONE = { width: 390, height: 720 };
/** A window in which all of the picture is seen. */
const WHOLE = { width: 704, height: 416 };
const art = { picture: () => Texture.EMPTY, cut: () => Texture.EMPTY };

/** A street with a door in its middle and a way on at its right end, on a phone. */
function open(body = PHONE, browser = fakeBrowser()) {
  const player = aPlayer({ body, display: PHONE_DISPLAY, browser });
  const { app, host, element, size, night, sound, button } = player;
  player.visible.set(false);
  const hotspots = { door: { label: 'Door', sound: 'knock' }, way: { label: 'Way on' } } as const;
  const voice = { say: vi.fn(), describe: vi.fn(), destroy: vi.fn() };
  const place = aPlace('street', { hotspots });
  const view = showPlace(host, app, { place, art }, { voice, go: vi.fn() });
  return {
    view,
    element,
    size,
    night,
    sound,
    button,
    picture: () => host.root.children[0],
    /** The arrows at the edges, by what they are called. */
    arrows: () =>
      [...element.querySelectorAll('button[aria-label^="Look "]')]
        .map((arrow) => arrow.getAttribute('aria-label'))
        .sort(),
    drag(by: number, from: HTMLElement = element) {
      pointer(from, 'pointerdown', { clientX: 200, clientY: 200 });
      pointer(element, 'pointermove', { clientX: 200 + by, clientY: 200 });
      pointer(element, 'pointerup', { clientX: 200 + by, clientY: 200 });
    },
  };
}

beforeAll(prepareWidgets);

describe('a picture that is larger than its window', () => {
  it('is dragged with a finger, also from a hotspot, without pressing it', () => {
    const { element, button, sound, picture, drag } = open();
    const before = picture()?.x ?? 0;
    drag(-60, button('Door'));
    expect(picture()?.x).toBe(before - 60);
    expect(sound).not.toHaveBeenCalled();
    key(element, 'ArrowLeft');
    expect(picture()?.x).toBe(before - 36);
  });

  it('opens as it would have, when its body is laid out only afterwards', () => {
    const { picture } = open();
    const late = open({ width: 0, height: 0 });
    late.size.set(PHONE);
    const [one, other] = [picture(), late.picture()];
    expect([other?.x, other?.y, other?.scale.x]).toEqual([one?.x, one?.y, one?.scale.x]);
  });

  it('brings what gets the focus by a key into the window, and leaves what a finger touches, at the size of a thumb on a phone', () => {
    const { button } = open();
    expect(Number.parseInt(button('Way on').style.left)).toBeGreaterThan(390);
    const isSeen = vi.spyOn(button('Way on'), 'matches').mockReturnValue(false);
    button('Way on').focus();
    expect(Number.parseInt(button('Way on').style.left)).toBeGreaterThan(390);
    button('Way on').blur();
    isSeen.mockReturnValue(true);
    button('Way on').focus();
    expect(Number.parseInt(button('Way on').style.left)).toBeLessThan(390);
    expect(Number.parseInt(button('Way on').style.width)).toBe(44);
  });
});

it('is pressed by night where things then are', () => {
  const { button, night } = open(WHOLE);
  expect(button('Door').style.left).toBe('288px');
  night.set(true);
  expect(button('Door').style.left).toBe('280px');
});

describe('the arrows at its edges', () => {
  it('point at what can be pressed and is not seen, and lead there step by step', () => {
    const { button, picture, arrows, view } = open();
    expect(arrows()).toEqual(['Look right']);
    const before = picture()?.x ?? 0;
    button('Look right').click();
    expect(picture()?.x).toBe(before - 195);
    button('Look right').click();
    expect(arrows()).toEqual(['Look left', 'Look right']);
    button('Look right').click();
    expect(arrows()).toEqual(['Look left']);
    view.offer(['way']);
    expect(arrows()).toEqual([]);
    expect(open(WHOLE).arrows()).toEqual([]);
  });

  it('are there until somebody has dragged a picture in this browser', () => {
    const browser = fakeBrowser();
    const whole = open(WHOLE, browser);
    whole.drag(-60);
    const { arrows, drag } = open(PHONE, browser);
    expect(arrows(), 'where a drag has moved nothing').toEqual(['Look right']);
    drag(-60);
    expect(arrows()).toEqual([]);
    drag(60);
    expect(arrows()).toEqual([]);
    expect(open(PHONE, browser).arrows()).toEqual([]);
  });

  it('are passed over by keys, which bring in what they come to', () => {
    expect(open().button('Look right').tabIndex).toBe(-1);
  });

  it('go with the place', () => {
    const { view, element } = open();
    view.destroy();
    expect(element.childElementCount).toBe(0);
  });
});
