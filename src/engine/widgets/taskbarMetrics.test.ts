import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { right, type Rect } from '../geometry/rects.ts';
import { taskbarHeight, taskbarMetrics } from './taskbarMetrics.ts';

const screen = fc.oneof(
  fc.record({
    thumb: fc.constantFrom(0, 44),
    compact: fc.constant(false),
    width: fc.integer({ min: 576, max: 2560 }),
    gum: fc.constant(0),
    news: fc.constantFrom(null, 0, 6, 12),
    access: fc.constant(false),
  }),
  fc.record({
    thumb: fc.constantFrom(34, 44),
    compact: fc.constant(true),
    width: fc.integer({ min: 320, max: 767 }),
    gum: fc.integer({ min: 6, max: 48 }),
    news: fc.constant(null),
    access: fc.boolean(),
  }),
  fc.record({
    thumb: fc.constantFrom(34, 44),
    compact: fc.constant(true),
    width: fc.integer({ min: 320, max: 767 }),
    gum: fc.integer({ min: 6, max: 48 }),
    news: fc.constantFrom(6, 12),
    access: fc.constant(false),
  }),
);
const shape = fc.tuple(screen, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 34, max: 48 }));

/** With the longest balance, beside which a list of windows has hardly room. */
const NARROWEST = { thumb: 44, compact: true, width: 320, gum: 48, news: 6, access: false } as const;

const PHONE = {
  width: 390,
  height: 52,
  thumb: 44,
  compact: true,
  clock: 44,
  gum: 24,
  news: 6,
  access: false,
} as const;

describe('taskbarMetrics', () => {
  it('lays Start, the windows and the tray beside each other, within the bar', () => {
    fc.assert(
      fc.property(shape, ([{ width, thumb, compact, gum, news, access }, tasks, clock]) => {
        const height = taskbarHeight(thumb);
        const metrics = taskbarMetrics({ width, height, thumb, compact, tasks, clock, gum, news, access });
        const row = [metrics.start, metrics.list, metrics.strip, metrics.tray].filter(
          (part) => part !== null,
        );
        expectInOrder(row);
        expect(right(metrics.tray)).toBeLessThanOrEqual(width);
        for (const rect of row) expect(rect.y + rect.height).toBeLessThanOrEqual(height);
      }),
      { examples: [[[NARROWEST, 1, 48]]] },
    );
  });

  it('lays access level, beeper, balance, sound and clock beside each other, within the tray (LEVEL-6, NEWS-9)', () => {
    fc.assert(
      fc.property(shape, ([{ width, thumb, compact, gum, news, access }, tasks, clock]) => {
        const height = taskbarHeight(thumb);
        const metrics = taskbarMetrics({ width, height, thumb, compact, tasks, clock, gum, news, access });
        const parts = [metrics.access, metrics.news, metrics.gum, metrics.speaker, metrics.clock].filter(
          (part) => part !== null,
        );
        expectInOrder(parts);
        expect([metrics.access === null, metrics.news === null]).toEqual([!access, news === null]);
        expect(parts[0]?.x).toBeGreaterThan(metrics.tray.x);
        expect(right(metrics.clock)).toBeLessThan(right(metrics.tray));
        expect(metrics.clock.width).toBe(Math.max(clock, thumb));
      }),
    );
  });

  it('leaves room for a thumb on Start, on sound and along the bar of a phone', () => {
    const metrics = taskbarMetrics({ ...PHONE, tasks: 2 });
    for (const rect of [
      metrics.start,
      metrics.speaker,
      metrics.news,
      metrics.gum,
      metrics.clock,
      ...metrics.tasks,
    ]) {
      expect(rect?.width).toBeGreaterThanOrEqual(44);
      expect(rect?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('has a button for every window, wide enough to press, and a list of them where they have no room (SHELL-5)', () => {
    fc.assert(
      fc.property(shape, ([{ width, thumb, compact, gum, news, access }, tasks, clock]) => {
        const height = taskbarHeight(thumb);
        const metrics = taskbarMetrics({ width, height, thumb, compact, tasks, clock, gum, news, access });
        expect(metrics.tasks).toHaveLength(tasks);
        for (const task of metrics.tasks) expect(task.width).toBeGreaterThanOrEqual(Math.max(22, thumb));
        expectInOrder(metrics.tasks);
        const end = metrics.tasks.at(-1);
        const fits = end === undefined || right(end) <= metrics.strip.width;
        expect(metrics.list === null).toBe(fits);
      }),
    );
  });

  it('has the button that shows the desktop beside Start, and none on a phone (SHELL-5)', () => {
    const { start, desktop, strip } = taskbarMetrics({ ...PHONE, width: 1024, compact: false, tasks: 1 });
    expect(desktop && desktop.x > right(start) && right(desktop) < strip.x).toBe(true);
    expect(taskbarMetrics({ ...PHONE, tasks: 1 }).desktop).toBeNull();
  });

  it('has Start and the windows with their words on a tablet, as high as a thumb (SHELL-3)', () => {
    const height = taskbarHeight(44);
    const { start, tasks } = taskbarMetrics({ ...PHONE, width: 1024, height, compact: false, tasks: 2 });
    expect([start.width, start.height >= 44, tasks[0]?.width]).toEqual([56, true, 160]);
  });

  it('makes a window’s button on a phone as wide as a thumb, however much room there is', () => {
    const { tasks } = taskbarMetrics({ ...PHONE, width: 760, tasks: 2 });
    expect(tasks.map(({ width }) => width)).toEqual([44, 44]);
  });

  it('never stretches the button of a lonely window', () => {
    const { tasks } = taskbarMetrics({
      width: 1280,
      height: 28,
      thumb: 0,
      compact: false,
      tasks: 1,
      clock: 44,
      gum: 0,
      news: null,
      access: false,
    });
    expect(tasks[0]?.width).toBe(160);
  });
});

function expectInOrder(row: readonly Rect[]): void {
  row.slice(1).forEach((rect, index) => {
    const before = row[index];
    expect(rect.x).toBeGreaterThanOrEqual(before === undefined ? 0 : right(before));
  });
}
