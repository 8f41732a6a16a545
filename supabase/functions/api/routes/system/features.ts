import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { everyFlag, holdFlag, keptFlags, setFlag } from '../../../_shared/db/system/flags.ts';
import { flagsFor, isWhole, visitorSubject, walletSubject } from '../../../_shared/domain/system/flags.ts';
import { visitorHash } from '../../cookies.ts';
import { Done, Nothing, Reason } from '../../../_shared/contract/values.ts';
import {
  Name,
  State,
  Share,
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
        if (wallet !== null) return ok({ features: flagsFor(flags, walletSubject(wallet)) });
        // A browser is given a cookie only where it decides something.
        const isShared = flags.some(({ state }) => state === 'share');
        const subject = visitorSubject(isShared ? await visitorHash(c, deps) : '');
        return ok({ features: flagsFor(flags, subject) });
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
      about: 'Sets a feature, or the build mode: as built, on, off, or on for a share of people.',
      sets: true,
      body: z.object({ name: Name, state: State, share: Share, reason: Reason }),
      example: { name: 'showYearbook', state: 'share', share: 20, reason: 'a first look' },
      answer: Done,
      refusals: {
        BAD_REQUEST: 'there is no such feature, or a share where the state is none, or none where it is',
        CONFLICT: 'it is so already',
      },
    },
    async (tx, { wallet }, { name, state, share, reason }) => {
      const became = { state, share };
      if (!isWhole(became))
        return fail('BAD_REQUEST', 'A share is named where the state is share, and only there.');
      const was = await holdFlag(tx, name);
      if (was.state === state && was.share === share) return fail('CONFLICT', 'It is so already.');
      await setFlag(tx, name, became);
      await record(tx, wallet, { act: 'feature-set', subject: name, was, became, reason });
      return ok({});
    },
  ),
] as const;
