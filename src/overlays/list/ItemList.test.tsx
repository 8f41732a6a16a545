import { getQueriesForElement } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Span } from '../../kernel/span.ts';
import { key } from '../../testing/input.ts';
import { ItemList } from './ItemList.tsx';
import { act } from '../../testing/act.ts';

const MANY = 10_000;
const HEIGHT = 500;
const ROW = 40;
/** What is seen, two rows beyond each edge, one that is seen in part, and the one with the keyboard. */
const MOST_ROWS = Math.ceil(HEIGHT / ROW) + 6;

interface Given {
  readonly from: number;
  readonly count: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Whether the item of this index has come. */
  readonly isHere: (index: number) => boolean;
}

/** A list of numbered students between two buttons, laid out in a height of 500, in rows of 40. */
function openList(changes: Partial<Given> = {}) {
  let given: Given = { from: 0, count: MANY, columns: 1, rowHeight: ROW, isHere: () => true, ...changes };
  const seen: Span[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  const faults: unknown[] = [];
  const root = createRoot(page, { onUncaughtError: (fault) => faults.push(fault) });
  onTestFinished(() => root.unmount());
  const render = (patch: Partial<Given> = {}): void => {
    given = { ...given, ...patch };
    const { from, count, columns, rowHeight, isHere } = given;
    act(() =>
      root.render(
        <>
          <button>Before</button>
          <ItemList
            label="Students"
            from={from}
            count={count}
            metricsOf={() => ({ columns, rowHeight, cell: 100, gap: 0, picture: 0 })}
            itemAt={(index) => (isHere(index) ? `Student ${index + 1}` : undefined)}
            onSee={(span) => seen.push(span)}
            render={({ item, tabStop }) =>
              item !== undefined && <button tabIndex={tabStop ? 0 : -1}>{item}</button>
            }
          />
          <button>After</button>
        </>,
      ),
    );
    if (faults.length > 0) throw faults[0];
  };
  render();
  const found = getQueriesForElement(page);
  const scroller = found.getByRole('list', { name: 'Students' }).parentElement;
  if (scroller === null) throw new Error('the list is not in the page');
  const stops = (): readonly Element[] => [...scroller.querySelectorAll('[tabindex="0"]')];
  return {
    ...found,
    render,
    seen,
    scrollTop: () => scroller.scrollTop,
    /** As the wheel, a finger or the browser does it. */
    scrollTo(top: number) {
      scroller.scrollTop = top;
      act(() => void scroller.dispatchEvent(new Event('scroll')));
    },
    /** The same, where the page hears of it in the next frame. */
    scrollInFrame(top: number) {
      scroller.scrollTop = top;
      vi.advanceTimersByTime(16);
      act(() => void scroller.dispatchEvent(new Event('scroll')));
    },
    /** Answers whether the list took the key from the browser. */
    press(name: string, init: KeyboardEventInit = {}): boolean {
      const before = scroller.scrollTop;
      let taken = false;
      act(() => {
        taken = key(document.activeElement ?? document.body, name, init).defaultPrevented;
      });
      if (scroller.scrollTop !== before) act(() => void scroller.dispatchEvent(new Event('scroll')));
      return taken;
    },
    focus: (name: string) => act(() => found.getByRole('button', { name }).focus()),
    /** The numbers of the items in the document. */
    drawn: () => [...page.querySelectorAll('[role=listitem]')].map((item) => item.ariaPosInSet).map(Number),
    /** What the Tab key stops at within the list. */
    stops: () => stops().map((stop) => stop.textContent),
    /** Whether the Tab key stops at what has the focus, and at nothing else. */
    stopsAtFocus: () => stops().length === 1 && stops()[0] === document.activeElement,
  };
}

const focused = (): string | null | undefined => document.activeElement?.textContent;
/** The number of the item that has the focus itself, which it has while its control is not there. */
const focusedPlace = (): number => Number(document.activeElement?.ariaPosInSet);

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});

describe('a list of 10,000 items', () => {
  it('has hardly more of them in the document than are seen, and each says which it is of how many', () => {
    const list = openList();
    expect(list.drawn()).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    list.scrollTo(5000 * ROW);
    expect(list.drawn()).toEqual(Array.from({ length: 17 }, (_, index) => 4999 + index));
    expect(new Set(list.getAllByRole('listitem').map((item) => item.ariaSetSize))).toEqual(
      new Set(['10000']),
    );
  });

  it('tells at once what it begins with, and of what comes into sight what stays there', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const list = openList();
    expect(list.seen).toEqual([{ from: 0, to: 15 }]);
    for (let row = 0; row <= 5000; row += 50) list.scrollInFrame(row * ROW);
    expect(list.seen).toHaveLength(1);
    vi.advanceTimersByTime(16);
    expect(list.seen.slice(1)).toEqual([{ from: 4998, to: 5015 }]);
  });

  it('tells where it will stop while it slows down', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const list = openList();
    let top = 0;
    let told = 0;
    for (let step = 400; step >= 1; step *= 0.9) {
      list.scrollInFrame((top += step));
      if (list.seen.length === 1) told = top;
    }
    const stopped = Math.floor(top / ROW);
    expect(list.seen.at(-1)?.to).toBeGreaterThan(stopped);
    // It still went on for some rows, and what it shows in the end was told of meanwhile.
    expect(top - told).toBeGreaterThan(2 * ROW);
    expect(list.seen[1]?.to).toBeLessThanOrEqual(stopped + Math.ceil(HEIGHT / ROW) + 2);
  });

  it('shows one page of them as well, which is told by where it is among all', () => {
    const list = openList({ from: 24, count: 24 });
    expect(list.getAllByRole('listitem')[0]).toMatchObject({ textContent: 'Student 25', ariaPosInSet: '1' });
    expect(list.seen).toEqual([{ from: 24, to: 39 }]);
    expect(openList({ count: 0 }).seen).toEqual([]);
  });

  it('is gone through by Page Down and Page Up, which show every item on the way and take the focus along', () => {
    const list = openList({ columns: 4 });
    const PAGE = 4 * 12;
    const goes = (name: string, numbers: readonly number[]): void => {
      const shown = new Set<number>();
      for (const number of numbers) {
        expect([focused(), list.stopsAtFocus()]).toEqual([`Student ${number}`, true]);
        list.drawn().forEach((one) => shown.add(one));
        expect(list.drawn().length).toBeLessThanOrEqual(4 * MOST_ROWS);
        list.press(name);
      }
      const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
      const between = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      expect(between.filter((one) => !shown.has(one))).toEqual([]);
    };
    const pages = Array.from({ length: 20 }, (_, page) => page * PAGE);
    list.focus('Student 1');
    goes(
      'PageDown',
      pages.map((items) => 1 + items),
    );
    list.press('End');
    goes(
      'PageUp',
      pages.map((items) => MANY - items),
    );
  });

  it('is gone through by arrows, Home and End, in as many columns as it has', () => {
    const list = openList({ columns: 4 });
    list.focus('Student 1');
    const walk = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'End',
      'ArrowRight',
      'ArrowUp',
    ];
    const heard = walk.map((name) => {
      list.press(name);
      expect(list.stopsAtFocus()).toBe(true);
      return focused();
    });
    const numbers = [1, 2, 6, 10, 6, MANY, MANY, MANY - 4];
    expect(heard).toEqual(numbers.map((number) => `Student ${number}`));
    expect(list.scrollTop()).toBe(2500 * ROW - HEIGHT);
    list.press('Home');
    expect([focused(), list.scrollTop()]).toEqual(['Student 1', 0]);
  });

  it('leaves the shortcuts of browser and desktop alone', () => {
    const list = openList();
    list.focus('Student 1');
    const taken = ['ctrlKey', 'metaKey', 'altKey'].map((held) => list.press('ArrowDown', { [held]: true }));
    expect([...taken, list.press('x'), focused()]).toEqual([false, false, false, false, 'Student 1']);
    expect([list.press('ArrowDown'), focused()]).toEqual([true, 'Student 2']);
  });

  it('keeps the focus where it is while the list is scrolled away from it, and goes on from there', () => {
    const list = openList();
    list.focus('Student 3');
    list.scrollTo(7000 * ROW);
    expect([focused(), list.drawn().length <= MOST_ROWS]).toEqual(['Student 3', true]);
    expect(list.stopsAtFocus()).toBe(true);
    list.press('ArrowDown');
    expect([focused(), list.scrollTop()]).toEqual(['Student 4', 3 * ROW]);
    list.scrollTo(0);
    list.press('End');
    list.scrollTo(0);
    expect(focused()).toBe('Student 10000');
  });

  it('is entered by the Tab key near what is seen, where nothing of it had the focus', () => {
    const list = openList();
    list.scrollTo(7000 * ROW);
    expect(list.stops()).toEqual(['Student 6999']);
  });

  it('refuses to be too high for a browser to show its end', () => {
    expect(() => openList({ count: 1_000_000 })).toThrow(RangeError);
  });
});

describe('items that come and go', () => {
  it('have the focus at their place until they come, and at their control from then on', () => {
    const list = openList({ isHere: (index) => index < 100 });
    list.focus('Student 1');
    list.press('End');
    expect([focusedPlace(), list.stopsAtFocus()]).toEqual([MANY, true]);
    expect(document.activeElement?.ariaBusy).toBe('true');
    list.press('ArrowUp');
    expect(focusedPlace()).toBe(MANY - 1);
    list.render({ isHere: () => true });
    expect([focused(), list.stopsAtFocus()]).toEqual([`Student ${MANY - 1}`, true]);
  });

  it('give the focus to their place when they go, and take it back when they come again', () => {
    const list = openList();
    list.focus('Student 3');
    list.render({ isHere: () => false });
    expect(focusedPlace()).toBe(3);
    list.render({ isHere: () => true });
    expect(focused()).toBe('Student 3');
  });

  it('take no focus that has gone elsewhere', () => {
    const list = openList({ isHere: (index) => index < 100 });
    list.focus('Student 1');
    list.press('End');
    list.focus('After');
    list.render({ isHere: () => true });
    expect(focused()).toBe('After');
  });

  it("keep the focus while the browser's window is behind another", () => {
    const list = openList();
    list.focus('Student 3');
    const button = list.getByRole('button', { name: 'Student 3' });
    act(() => void button.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    list.render({ isHere: () => false });
    list.render({ isHere: () => true });
    expect(focused()).toBe('Student 3');
  });

  it('give the focus to the last one where there are fewer of them than before', () => {
    const list = openList();
    list.focus('Student 1');
    list.press('End');
    list.render({ count: 40 });
    list.scrollTo(0);
    expect([focused(), list.drawn().at(-1)]).toEqual(['Student 40', 40]);
  });

  it('stay at the top of the list when its rows are laid out anew', () => {
    const list = openList({ columns: 4 });
    list.scrollTo(1250 * ROW);
    list.render({ columns: 2 });
    expect([list.scrollTop(), list.drawn()[0]]).toEqual([2500 * ROW, 4997]);
    list.render({ rowHeight: 60 });
    expect([list.scrollTop(), list.drawn()[0]]).toEqual([2500 * 60, 4997]);
  });
});
