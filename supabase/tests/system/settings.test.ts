import { expect, it } from 'vitest';
import { SettingsAnswer } from '@shared/contract/system/settings.ts';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const NOON = Date.parse('2025-06-02T12:00:00Z');
const path = (wallet: string | null) => `/api/settings?wallet=${wallet ?? ''}`;

const read = async (browser: Visitor) =>
  (await browser.get(path(browser.wallet))).as(SettingsAnswer).settings;
const save = async (browser: Visitor, settings: unknown) =>
  (await browser.post('/api/settings', { settings })).as(SettingsAnswer).settings;

onPostgresAlone('settings', (open) => {
  const product = startProduct(open);

  it('are nothing at first, then what was saved (SETTINGS-6)', async () => {
    const browser = await product.member();
    expect(await read(browser)).toEqual({});
    const chosen = {
      theme: { value: 'plum', at: NOON - 2 },
      vcr: { value: DEFAULT_SETTINGS.vcr, at: NOON - 1 },
    };
    expect(await save(browser, chosen)).toEqual(chosen);
    expect(await read(browser)).toEqual(chosen);
  });

  it('are one wallet’s own', async () => {
    const browser = await product.member();
    expect((await browser.get(path(newWallet()))).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await product.visitor().get(path(browser.wallet))).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await product.visitor().post('/api/settings', { settings: {} })).status).toBe(401);
    await save(browser, { theme: { value: 'plum', at: NOON } });
    expect(await read(await product.member())).toEqual({});
  });

  it('of many devices that save at once are all kept, also the first ones', async () => {
    const browser = await product.member();
    const themes = Array.from({ length: 12 }, (_, index) => `hidden-${String(index).padStart(2, '0')}`);
    const volumes = themes.map((_, index) => index / 12);
    await Promise.all(
      themes.map((theme, index) =>
        save(browser, {
          unlockedThemes: { value: [theme], at: NOON - 100 + index },
          volume: { value: volumes[index], at: NOON - 100 + index },
          ...(index === 5 && { theme: { value: 'plum', at: NOON - 500 } }),
        }),
      ),
    );
    expect(await read(browser)).toEqual({
      unlockedThemes: { value: themes, at: NOON - 89 },
      volume: { value: volumes[11], at: NOON - 89 },
      theme: { value: 'plum', at: NOON - 500 },
    });
  });

  it('chosen by a clock that is fast count as chosen now', async () => {
    const browser = await product.member();
    const kept = await save(browser, { volume: { value: 0.2, at: NOON + 86_400_000 } });
    expect(kept).toEqual({ volume: { value: 0.2, at: NOON } });
    product.passTime(1000);
    const later = await save(browser, { volume: { value: 0.7, at: NOON + 1000 } });
    expect(later).toEqual({ volume: { value: 0.7, at: NOON + 1000 } });
    product.passTime(-1000);
  });

  it('leave out what is no setting or no value of one, and never grow without end', async () => {
    const browser = await product.member();
    const odd = {
      theme: { value: '../../etc', at: NOON },
      volume: { value: 7, at: NOON },
      bootScreen: { value: 'bios', at: 'now' },
      isAdmin: { value: true, at: NOON },
      oldMonitorMode: { value: true, at: NOON },
    };
    expect(await save(browser, odd)).toEqual({ oldMonitorMode: { value: true, at: NOON } });
    for (const settings of [null, 'all', 7, [odd]]) {
      expect((await browser.post('/api/settings', { settings })).refused()).toEqual([400, 'BAD_REQUEST']);
    }
    for (const batch of ['a', 'b', 'c']) {
      const ids = Array.from({ length: 100 }, (_, index) => `${batch}-${index}-${'x'.repeat(30)}`);
      const kept = await save(browser, { unlockedThemes: { value: ids, at: NOON } });
      expect(kept.unlockedThemes?.value).toHaveLength(100);
    }
  });
});
