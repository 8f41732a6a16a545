import { ok } from '../../_shared/kernel/result.ts';
import type { settingsRoutes } from '../../_shared/contract/settings.ts';
import { saveSettings, settingsOf } from '../../_shared/db/settings.ts';
import type { Handlers } from '../calls.ts';

export const settingsHandlers: Handlers<typeof settingsRoutes> = {
  'GET /api/settings': async (tx, { wallet }) => ok({ settings: await settingsOf(tx, wallet) }),
  'POST /api/settings': async (tx, { wallet }, { settings }) =>
    ok({ settings: await saveSettings(tx, wallet, settings) }),
};
