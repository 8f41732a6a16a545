import type { Locator } from '@playwright/test';
import { dragFinger } from './support/finger.ts';
import { holdManyFlunks } from './support/manyTokens.ts';
import { expect, test } from './support/test.ts';

const MANY = 10_000;
/** More would not fit beside each other and above each other, with some rows beyond and the one with the keyboard. */
const MOST_DRAWN = 70;

test('a list of 10,000 is gone through by hand and by keyboard, and says to a screen reader where one is @desktop @all', async ({
  desktop,
  page,
  axe,
  hasTouch,
}) => {
  await holdManyFlunks(page, MANY);
  await desktop.open({ as: 'geek' });
  const { locator: hub } = await desktop.openApp('OnlyFlunks');
  await desktop.press(hub.getByRole('radio', { name: 'Table view' }));
  await desktop.press(hub.getByRole('checkbox', { name: 'All on one page' }));
  const list = hub.getByRole('list', { name: `${MANY} Flunks` });
  const items = list.getByRole('listitem');
  const flunk = (number: number): Locator =>
    list.getByRole('button', { name: `Flunk #${number}, FULL DETAILS`, exact: true });
  const isAt = async (number: number): Promise<void> => {
    await expect(flunk(number)).toBeFocused();
    await expect(flunk(number)).toBeInViewport({ ratio: 0.9 });
    expect(await items.count()).toBeLessThan(MOST_DRAWN);
  };

  await test.step('a finger or the wheel scrolls it, and what comes into sight is there', async () => {
    await expect(flunk(1)).toBeInViewport();
    const box = await hub.boundingBox();
    if (box === null) throw new Error('The gallery is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.7];
    await page.mouse.move(x, y);
    for (let stroke = 0; stroke < 3; stroke++) {
      if (hasTouch) await dragFinger(page, { x, y }, { x: 0, y: -250 });
      else await page.mouse.wheel(0, 600);
    }
    await expect(flunk(1)).not.toBeInViewport();
    await expect.poll(() => emptyPlaces(list)).toBe(0);
    await list.evaluate(({ parentElement, scrollHeight }) =>
      parentElement?.scrollTo(0, scrollHeight / 2 - 100),
    );
    await expect(flunk(MANY / 2)).toBeInViewport();
    await expect.poll(() => emptyPlaces(list)).toBe(0);
    expect(await items.count()).toBeLessThan(MOST_DRAWN);
  });

  await test.step('keys go to every item of it, whether or not it has come', async () => {
    await flunk(MANY / 2).focus();
    await page.keyboard.press('End');
    await isAt(MANY);
    await page.keyboard.press('ArrowLeft');
    await isAt(MANY - 1);
    await page.keyboard.press('Home');
    await isAt(1);
    await page.keyboard.press('PageDown');
    await expect(flunk(1)).not.toBeFocused();
    await page.keyboard.press('PageUp');
    await isAt(1);
  });

  await test.step('the keyboard stays where it is while the list is scrolled away from it', async () => {
    await list.evaluate(({ parentElement, scrollHeight }) => parentElement?.scrollTo(0, scrollHeight));
    await expect(flunk(MANY)).toBeInViewport();
    await expect(flunk(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await isAt(2);
  });

  await test.step('a screen reader hears of a list, what is in it, and which of how many that is', async () => {
    await page.keyboard.press('End');
    await isAt(MANY);
    await expect(list).toMatchAriaSnapshot(`
      - list "${MANY} Flunks":
        - listitem:
          - 'button "Flunk #${MANY - 1}, FULL DETAILS"'
        - listitem:
          - 'button "Flunk #${MANY}, FULL DETAILS"'
    `);
    await expect(items.last()).toHaveAttribute('aria-posinset', String(MANY));
    await expect(items.last()).toHaveAttribute('aria-setsize', String(MANY));
    expect(await axe()).toEqual([]);
  });
});

/** Of ten places between the top and the bottom of what is seen of the list, those where no item is. */
function emptyPlaces(list: Locator): Promise<number> {
  return list.evaluate(({ parentElement: scroller }) => {
    if (scroller === null) return Number.NaN;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    return Array.from({ length: 10 }, (_, step) => top + ((step + 0.5) * height) / 10).filter(
      (y) => !document.elementFromPoint(left + width / 4, y)?.closest('[role=listitem] button'),
    ).length;
  });
}
