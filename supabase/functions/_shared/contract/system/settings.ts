import { z } from 'zod';
import { readSettings, type StampedSettings } from '../../domain/system/settings.ts';
import type { RouteTable } from '../table.ts';
import { Done, WalletAddress } from '../values.ts';

const Copy = z
  .custom<StampedSettings>(
    (found) => typeof found === 'object' && found !== null && !Array.isArray(found),
    'expected an object of settings',
  )
  .meta({ title: 'settings by name' });

export const SettingsAnswer = Done.extend({
  settings: Copy.describe("the server's copy, after the merge of a POST; empty before the first"),
});
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;

/** A person's own settings, merged of all their devices (SETTINGS-5, SETTINGS-6). */
export const settingsRoutes = {
  'GET /api/settings': {
    caller: 'member',
    about: 'The settings of the wallet.',
    query: z.object({ wallet: WalletAddress }),
    example: { wallet: '0x0000000000000001' },
    owner: 'wallet',
    answer: SettingsAnswer,
  },
  'POST /api/settings': {
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
} as const satisfies RouteTable;
