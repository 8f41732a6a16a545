import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { keepHoldings } from '../../../_shared/db/collection/chainIndex.ts';
import { matterOfName, profileOf, saveProfile } from '../../../_shared/db/people/profiles.ts';
import { readProfileIcon } from '../../../_shared/domain/people/profileIcon.ts';
import { MUTED } from '../../writing.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import {
  NameAnswer,
  NewName,
  ProfileAnswer,
  SaveProfileBody,
} from '../../../_shared/contract/people/profile.ts';
import { route } from '../../route.ts';

/** Who a student is: the username, which a locker needs first, a few words and a picture. */
export const profileRoutes = [
  route(
    'GET /api/profile',
    {
      caller: 'member',
      about: 'The profile of the wallet.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet: '0x0000000000000001' },
      owner: 'wallet',
      answer: ProfileAnswer,
    },
    async (tx, { wallet }) => ok({ profile: await profileOf(tx, wallet) }),
  ),

  route(
    'GET /api/profile/names',
    {
      caller: 'member',
      about:
        'Whether a person without a profile can be called so in the messenger for now: as no one else is called.',
      query: z.object({ wallet: WalletAddress, name: NewName }),
      example: { wallet: '0x0000000000000001', name: 'rosie_95' },
      owner: 'wallet',
      limit: { calls: 30, minutes: 1, addressShare: 10 },
      answer: NameAnswer,
    },
    async (tx, { wallet }, { name }) => ok({ matter: await matterOfName(tx, wallet, name) }),
  ),

  route(
    'POST /api/profile',
    {
      caller: 'member',
      about: "Makes the profile of the session's wallet, or changes it.",
      sets: true,
      body: SaveProfileBody,
      example: { username: 'rosie_95', bio: 'Plays the trumpet.', profile_icon: 'glasses' },
      limit: { calls: 30, minutes: 1 },
      answer: ProfileAnswer,
      refusals: {
        FORBIDDEN:
          'an operator has muted the wallet, or the picture is a token that neither it nor one linked to it holds',
        UNAVAILABLE: 'the picture is a token, and the chain does not answer',
        REVERTED: 'the picture is a token, and the contracts refuse to say who holds it',
        CONFLICT:
          'another wallet has the name or one that looks like it, or it is kept for the school or has words that are not said, or the ' +
          'wallet took another name less than a day ago',
      },
    },
    {
      // A wallet that shows a token as its picture has to hold it now, and not only by what the index heard last.
      async before({ deps: { db, source }, who: { wallet } }, { profile_icon = null }) {
        if (readProfileIcon(profile_icon)?.kind !== 'token') return ok(null);
        const holdings = await source.holdings(wallet);
        if (!holdings.ok) return holdings;
        await db.transaction(wallet, (tx) => keepHoldings(tx, wallet, holdings.value));
        return ok(null);
      },
      async rule(tx, { wallet, muted }, wanted) {
        if (muted) return MUTED;
        const saved = await saveProfile(tx, wallet, wanted);
        return saved.ok ? ok({ profile: saved.value }) : saved;
      },
    },
  ),
] as const;
