import { z } from 'zod';
import { EMAIL_MOST, isEmail } from '../../domain/people/email.ts';
import { BIO_RULE } from '../../domain/people/profile.ts';
import { ICON_MOST, readProfileIcon } from '../../domain/people/profileIcon.ts';
import { decodeFlunk } from '../../domain/collection/traits/flunkCode.ts';
import { USERNAME, USERNAME_RULE } from '../../domain/people/username.ts';
import { publicText } from './publicText.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

/** A picture that a profile can have (domain/people/profileIcon.ts). Every trait of a character has to be in the catalogue. */
const Icon = z
  .string()
  .max(ICON_MOST)
  .refine((text) => {
    const icon = readProfileIcon(text);
    return icon !== null && (icon.kind !== 'drawn' || decodeFlunk(icon.code) !== null);
  }, 'There is no such picture.')
  .describe(
    'a face such as `mohawk`, a token such as `token:Flunks:123`, or a character, `drawn:` and its code',
  );

const Profile = z.object({
  wallet: WalletAddress,
  username: z.string().nullable(),
  hasProfile: z.boolean(),
  bio: z.string(),
  profile_icon: z
    .string()
    .nullable()
    .describe('as it is sent; null: none was chosen, or it is a token that the wallet holds no more'),
  email: z.string().nullable().describe('told to nobody but its wallet; null: none was given'),
  canRenameAt: IsoTime.nullable().describe('when the wallet can take another name; null: at once'),
});

export type Profile = z.infer<typeof Profile>;

export const ProfileAnswer = Done.extend({ profile: Profile });

export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** A name that a person wants to have. */
export const NewName = z.string().regex(USERNAME, USERNAME_RULE).describe(USERNAME_RULE);

const Email = z
  .string()
  .trim()
  .max(EMAIL_MOST)
  .refine((text) => text === '' || isEmail(text), 'This is not an email address.')
  .describe('an email address; empty: it is taken away; absent: as it was');

export const NameAnswer = Done.extend({
  matter: z.string().nullable().describe('why the caller cannot be called so; null: they can'),
});

export const SaveProfileBody = z.object({
  username: NewName,
  bio: publicText(BIO_RULE, { mayBeEmpty: true }).optional(),
  profile_icon: Icon.optional(),
  email: Email.optional(),
});

export type SaveProfileBody = z.output<typeof SaveProfileBody>;
