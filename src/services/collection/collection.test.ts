import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createCollection } from './collection.ts';

it('a change of a collection is heard in this tab and in the others, until nobody listens', () => {
  const browser = fakeBrowser();
  const [here, there] = [createCollection(browser.tab()), createCollection(browser.tab())];
  const [heardHere, heardThere] = [vi.fn(), vi.fn()];
  const stops = [here.onChanged(heardHere), there.onChanged(heardThere)];
  here.changed('0xa1');
  expect(heardHere.mock.calls).toEqual([[{ wallet: '0xa1' }]]);
  expect(heardThere.mock.calls).toEqual([[{ wallet: '0xa1' }]]);
  for (const stop of stops) stop();
  here.changed('0xa1');
  expect(heardHere).toHaveBeenCalledTimes(1);
  expect(heardThere).toHaveBeenCalledTimes(1);
});
