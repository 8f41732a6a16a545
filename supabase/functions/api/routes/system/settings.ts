import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { hideInTown } from '../../../_shared/db/town/presence.ts';
import { saveSettings, settingsOf } from '../../../_shared/db/system/settings.ts';
import { readSettings } from '../../../_shared/domain/system/settings.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { Copy, SettingsAnswer } from '../../../_shared/contract/system/settings.ts';
import { route } from '../../route.ts';

/** A person's own settings, merged of all their devices (SETTINGS-5, SETTINGS-6). */
export const settingsRoutes = [
  route(
    'GET /api/settings',
    {
      caller: 'member',
      about: 'The settings of the wallet.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet: '0x0000000000000001' },
      owner: 'wallet',
      answer: SettingsAnswer,
    },
    async (tx, { wallet }) => ok({ settings: await settingsOf(tx, wallet) }),
  ),

  route(
    'POST /api/settings',
    {
      caller: 'member',
      about: "Merges a device's copy into the settings of the session's wallet.",
      sets: true,
      body: z.object({
        settings: Copy.transform(readSettings).describe(
          'what is no setting, or no value of one, is left out: a newer client may know more than we do',
        ),
      }),
      example: { settings: {} },
      answer: SettingsAnswer,
    },
    async (tx, { wallet }, { settings }) => {
      const saved = await saveSettings(tx, wallet, settings);
      if (saved.seenInTown?.value === false) await hideInTown(tx, wallet);
      return ok({ settings: saved });
    },
  ),
] as const;
