import { expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import { createCollection } from './collection.ts';

const wallet = addressOf('0x00000000000000a1');

/** The service in a tab, where the server answers in turn what is given. */
function inTab(...answers: readonly object[]) {
  const call = vi.fn();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  return { call, collection: createCollection(fakeBrowser().tab(), { api: { call }, renew: vi.fn() }) };
}

it('a change of a collection is heard in this tab and in the others, until the listener stops', () => {
  const browser = fakeBrowser();
  const ports = { api: { call: vi.fn() }, renew: vi.fn() };
  const [here, there] = [createCollection(browser.tab(), ports), createCollection(browser.tab(), ports)];
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
  const { collection } = inTab(ok({ counts: {}, flunk: null }), fail('UNAVAILABLE', 'no answer'));
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

it('the new picture of a Flunk that was read again is known in every tab, and is what the browser keeps (CHAIN-21)', async () => {
  const browser = fakeBrowser();
  const flunk = { image: '/api/collection/picture/Flunks/7?v=cap', graduated: true, backpackTokenId: null };
  const call = vi.fn().mockResolvedValue(ok({ counts: {}, flunk }));
  const renew = vi.fn();
  const [here, there] = [
    createCollection(browser.tab(), { api: { call }, renew }),
    createCollection(browser.tab(), { api: { call }, renew }),
  ];
  expect(await here.refresh(wallet, { flunk: '7' })).toEqual(ok(flunk));
  expect(call).toHaveBeenCalledWith('POST /api/collection/refresh', { wallet, flunk: '7' }, {});
  await here.refresh(wallet, { flunk: '7' });
  const known = { '/api/collection/picture/Flunks/7': flunk.image };
  expect([here.newPictures.get(), there.newPictures.get()]).toEqual([known, known]);
  expect(renew.mock.calls).toEqual([['/api/collection/picture/Flunks/7']]);
});
