import { z } from 'zod';
import { Done, WalletAddress } from './values.ts';

/** 3 to 20 letters, digits or underscores. */
export const Username = z.string().regex(/^[A-Za-z0-9_]{3,20}$/, '3 to 20 letters, digits or underscores');

export const Profile = z.object({
  wallet: WalletAddress,
  username: z.string().nullable(),
  hasProfile: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileQuery = z.object({ wallet: WalletAddress });
export const ProfileBody = z.object({ username: Username });
export const ProfileAnswer = Done.extend({ profile: Profile });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;
