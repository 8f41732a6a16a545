import { z } from 'zod';
import { readSettings, type StampedSettings } from '../domain/settings.ts';
import { Done, WalletAddress } from './values.ts';

const Copy = z.custom<StampedSettings>(
  (found) => typeof found === 'object' && found !== null && !Array.isArray(found),
  'expected an object of settings',
);

export const SettingsQuery = z.object({ wallet: WalletAddress });
/** What is no setting, or no value of one, is left out: a newer client may know more than we do. */
export const SettingsBody = z.object({ settings: Copy.transform(readSettings) });
/** The server's copy, after the merge of a POST; empty before the first. */
export const SettingsAnswer = Done.extend({ settings: Copy });
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;
