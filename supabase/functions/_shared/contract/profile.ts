import { z } from 'zod';
import { USERNAME, USERNAME_RULE } from '../domain/username.ts';
import { Done, WalletAddress } from './values.ts';

export const Username = z.string().regex(USERNAME, USERNAME_RULE);

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
