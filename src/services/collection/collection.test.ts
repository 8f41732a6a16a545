import { expect, it, vi } from 'vitest';
import { fail, ok } from '../../../supabase/functions/_shared/kernel/result.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import { createCollection } from './collection.ts';

const wallet = addressOf('0x00000000000000a1');

/** The service in a tab, where the server answers in turn what is given. */
function inTab(...answers: readonly object[]) {
  const call = vi.fn();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  return { call, collection: createCollection(fakeBrowser().tab(), { call }) };
}

it('a change of a collection is heard in this tab and in the others, until the listener stops', () => {
  const browser = fakeBrowser();
  const api = { call: vi.fn() };
  const [here, there] = [createCollection(browser.tab(), api), createCollection(browser.tab(), api)];
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

it('listeners hear that the chain was read again, and nothing where it was not', async () => {
  const { collection } = inTab(ok({ counts: {} }), fail('UNAVAILABLE', 'no answer'));
  const heard = vi.fn();
  collection.onChanged(heard);
  expect(await collection.refresh(wallet)).toEqual(ok(null));
  expect(await collection.refresh(wallet)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  expect(heard.mock.calls).toEqual([[{ wallet }]]);
});

it('the first look at a wallet has the chain read again, later ones only where that failed', async () => {
  const { call, collection } = inTab(fail('UNAVAILABLE', 'no answer'), ok({ counts: {} }));
  const look = async (): Promise<void> => {
    collection.refreshOnce(wallet);
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    await Promise.resolve();
  };
  await look();
  await look();
  await look();
  expect(call).toHaveBeenCalledTimes(2);
});
