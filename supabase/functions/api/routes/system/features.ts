import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { everyFlag, holdFlag, keptFlags, setFlag } from '../../../_shared/db/system/flags.ts';
import {
  flagsFor,
  isWhole,
  openedFor,
  visitorSubject,
  walletSubject,
} from '../../../_shared/domain/system/flags.ts';
import { visitorHash } from '../../cookies.ts';
import { Done, Nothing, Reason } from '../../../_shared/contract/values.ts';
import {
  Name,
  State,
  Share,
  Opens,
  FeaturesAnswer,
  FlagsAnswer,
} from '../../../_shared/contract/system/features.ts';
import { route } from '../../route.ts';

/** The features that operators switch (CONSOLE-15, MODE-5). */
export const featuresRoutes = [
  route(
    'GET /api/features',
    {
      caller: 'guest',
      about: 'The features that operators have set, as they hold for the wallet or this browser.',
      query: Nothing,
      example: {},
      answer: FeaturesAnswer,
    },
    {
      async procedure({ c, deps, who }) {
        const wallet = who?.wallet ?? null;
        const flags = await deps.db.transaction(wallet, keptFlags);
        const heldBy = (subject: string) =>
          ok({ features: flagsFor(flags, subject), opens: openedFor(flags, subject) });
        if (wallet !== null) return heldBy(walletSubject(wallet));
        // A browser is given a cookie only where it decides something.
        const isShared = flags.some(({ state }) => state === 'share');
        return heldBy(visitorSubject(isShared ? await visitorHash(c, deps) : ''));
      },
    },
  ),

  route(
    'GET /api/console/features',
    {
      caller: 'administrator',
      about: 'Every feature, and the build mode, with what operators have set.',
      query: Nothing,
      example: {},
      answer: FlagsAnswer,
    },
    async (tx) => ok({ flags: await everyFlag(tx) }),
  ),

  route(
    'POST /api/console/features',
    {
      caller: 'administrator',
      about:
        'Sets a feature, or the build mode: as built, on, off, or on for a share of people, and from which level up.',
      sets: true,
      body: z.object({ name: Name, state: State, share: Share, opens: Opens.optional(), reason: Reason }),
      example: { name: 'showYearbook', state: 'share', share: 20, reason: 'a first look' },
      answer: Done,
      refusals: {
        BAD_REQUEST:
          'there is no such feature, or a share or a level where the state has none, or no share where it has one',
        CONFLICT: 'it is so already',
      },
    },
    async (tx, { wallet }, { name, state, share, opens = null, reason }) => {
      const became = { state, share, opens };
      if (!isWhole(became))
        return fail('BAD_REQUEST', 'A share belongs to the state share, and a level to what is on.');
      const was = await holdFlag(tx, name);
      if (was.state === state && was.share === share && was.opens === opens)
        return fail('CONFLICT', 'It is so already.');
      await setFlag(tx, name, became);
      await record(tx, wallet, { act: 'feature-set', subject: name, was, became, reason });
      return ok({});
    },
  ),
] as const;
