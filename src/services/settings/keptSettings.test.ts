import { describe, expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createSettings, KEPT_SETTINGS } from './settings.ts';

const WALLET = '0x00000000000000a1';

describe('what a browser has kept of settings', () => {
  it.each([[null], ['x'], [7], [{}], [{ copies: null }], [{ copies: 'x' }]])(
    'is nothing where it is %j',
    (found) => {
      expect(KEPT_SETTINGS.read(found)).toBeNull();
    },
  );

  it('belongs to a wallet, or to a guest where what it names is none', () => {
    const read = (owner: unknown) => KEPT_SETTINGS.read({ owner, copies: {} });
    expect(read(WALLET)).toEqual({ owner: WALLET, copies: {} });
    for (const none of [undefined, null, 7, [WALLET], '0xA1']) expect(read(none)?.owner).toBeNull();
    expect(KEPT_SETTINGS.read({ copies: {} })?.owner).toBeNull();
  });

  it('is what all tabs chose, also where these hear nothing of each other', () => {
    const browser = fakeBrowser();
    const open = () => createSettings(browser.storage().lasting, systemClock).service;
    const [one, two] = [open(), open()];
    one.change({ theme: 'brick' });
    two.change({ volume: 0.2 });
    expect(open().get()).toMatchObject({ theme: 'brick', volume: 0.2 });
  });
});
