import { expect, it } from 'vitest';
import { createLogLayout } from './logLayout.ts';

const keysOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String(from + index));
/** Each row is 20, 30 or 40 pixels high. */
const heightOf = (key: string): number => 20 + (Number(key) % 3) * 10;

/** A list in a window: what is drawn is measured at once. */
function setUp(keys: readonly string[], height = 300) {
  const layout = createLogLayout();
  let now = keys;
  const draw = (): void => {
    for (let view = layout.get(); ; view = layout.get()) {
      layout.measure(now.slice(view.span.from, view.span.to).map((key) => [key, heightOf(key)]));
      if (layout.get() === view) return;
    }
  };
  const show = (next: readonly string[]): void => {
    now = next;
    layout.setKeys(next);
    draw();
  };
  layout.resize(height, false);
  show(keys);
  /** Where on the screen a row is. */
  const screenTop = (key: string): number => {
    const { span, top } = layout.get();
    const before = now.slice(span.from, now.indexOf(key));
    return top + before.reduce((sum, one) => sum + heightOf(one), 0) - layout.scrollTop();
  };
  const scroll = (top: number): void => {
    layout.scrolled(top, height);
    draw();
  };
  return { layout, show, scroll, screenTop, draw };
}

it('begins at the end, with some dozens of ten thousand rows in the document (MSG-11)', () => {
  const { layout, screenTop } = setUp(keysOf(0, 10_000));
  const { span } = layout.get();
  expect(span.to).toBe(10_000);
  expect(span.to - span.from).toBeLessThan(60);
  expect(screenTop('9999') + heightOf('9999')).toBe(300);
});

it('stays at the end when something comes, for a person who is there', () => {
  const { layout, show, screenTop } = setUp(keysOf(0, 100));
  show(keysOf(0, 101));
  expect(screenTop('100') + heightOf('100')).toBe(300);
  expect(layout.get().below).toBe(0);
});

it('leaves a person who reads further up where they are, and counts what came below (MSG-11)', () => {
  const { layout, show, scroll, screenTop } = setUp(keysOf(0, 100));
  scroll(layout.scrollTop() - 700);
  const before = screenTop('80');
  show(keysOf(0, 103));
  expect(screenTop('80')).toBe(before);
  expect(layout.get().below).toBe(3);
  layout.toEnd();
  expect(layout.get().below).toBe(0);
});

it('leaves what is on the screen where it is when older rows come above (MSG-11)', () => {
  const { layout, show, scroll, screenTop } = setUp(keysOf(500, 600));
  scroll(15);
  const before = screenTop('501');
  show(keysOf(450, 600));
  expect(layout.get().span.from).toBeGreaterThan(0);
  expect(screenTop('501')).toBe(before);
});

it('keeps the end in sight when the list becomes lower, for a keyboard on the screen', () => {
  const { layout, screenTop, draw } = setUp(keysOf(0, 100));
  layout.resize(120, false);
  draw();
  expect(screenTop('99') + heightOf('99')).toBe(120);
});

it('shows a row that the keyboard goes to', () => {
  const { layout, screenTop, draw } = setUp(keysOf(0, 100));
  layout.reveal(90);
  draw();
  layout.reveal(50);
  draw();
  expect(screenTop('50')).toBeGreaterThanOrEqual(0);
  expect(screenTop('50')).toBeLessThan(300);
});
