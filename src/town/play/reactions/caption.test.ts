// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { windowsStandard } from '../../../kernel/theme.ts';
import { Label } from '../../../engine/draw/label.ts';
import { prepareWidgets } from '../../../testing/fakeStage.ts';
import { Caption, readingTime } from './caption.ts';

const BODY = { width: 640, height: 360 };
const LONG = 'The door is closed, and a note hangs on it. '.repeat(5);

/** The lines of a caption, from the top. */
const linesOf = (caption: Caption) =>
  caption.children.flatMap(({ children }) => children).filter((child) => child instanceof Label);

beforeAll(prepareWidgets);

describe('the box with captions', () => {
  it('is there while something is said, in the middle of the lower edge', () => {
    const caption = new Caption();
    expect(caption.visible).toBe(false);
    caption.say('Closed.', BODY, windowsStandard);
    expect([caption.visible, linesOf(caption).length]).toEqual([true, 1]);
    const { x, y } = caption;
    const { width, height } = caption;
    expect(Math.abs(x + width / 2 - BODY.width / 2)).toBeLessThanOrEqual(1);
    expect(y + height).toBe(BODY.height - 8);
    caption.say('', BODY, windowsStandard);
    expect([caption.visible, linesOf(caption).length]).toEqual([false, 0]);
  });

  it('says the next thing in place of the one before', () => {
    const caption = new Caption();
    caption.say(LONG, BODY, windowsStandard);
    expect(linesOf(caption).length).toBeGreaterThan(1);
    caption.say('Closed.', BODY, windowsStandard);
    expect(linesOf(caption)).toHaveLength(1);
  });

  it('is laid out anew in a narrower body, with what it said', () => {
    const caption = new Caption();
    caption.say('The door is closed today.', BODY, windowsStandard);
    caption.layout({ width: 120, height: 200 }, windowsStandard);
    expect(linesOf(caption).length).toBeGreaterThan(1);
    expect(caption.x).toBeGreaterThanOrEqual(8);
  });
});

it('stays for as long as it takes to notice it and to read each word', () => {
  expect(readingTime('The door is closed.')).toBe(2_500 + 4 * 400);
});
