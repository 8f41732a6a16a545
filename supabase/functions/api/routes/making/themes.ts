import { z } from 'zod';
import {
  KeptThemesAnswer,
  ThemeAnswer,
  Week,
  WinnerAnswer,
} from '../../../_shared/contract/making/themes.ts';
import { publicText } from '../../../_shared/contract/people/publicText.ts';
import { Done, Nothing, Reason, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  currentTheme,
  handIn,
  lastTheme,
  setTheme,
  takeOut,
  takeVoteBack,
  themesFrom,
  vote,
  winnerOfDay,
} from '../../../_shared/db/making/themes.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import { THEME_HINT_MOST, THEME_TITLE_MOST, THEME_WEEKS } from '../../../_shared/domain/making/themes.ts';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { route } from '../../route.ts';
import { MUTED } from '../../writing.ts';
import { CLOSED, signed } from './works.ts';

const wallet = '0x0000000000000001';

const Text = (most: number) => publicText({ most, links: 0, shortens: false, doubtful: 'kept' });

/** The theme of the week on the wall (WEEK-1 to WEEK-5). */
export const themesRoutes = [
  route(
    'GET /api/themes',
    {
      caller: 'guest',
      about: 'The theme of this week, how the caller stands to it, and what became of the one before.',
      query: Nothing,
      example: {},
      cost: 5,
      answer: ThemeAnswer,
    },
    {
      async procedure({ deps, who }) {
        const own = who?.wallet ?? null;
        const { theme, last } = await deps.db.transaction(own, async (tx) => ({
          theme: await currentTheme(tx, own),
          last: await lastTheme(tx),
        }));
        if (last === null) return ok({ theme, last: null });
        const { isClosed, results, ...told } = last;
        const shown = await Promise.all(
          results.map(async ({ work, votes }) => ({ work: await signed(deps, work), votes })),
        );
        const state = isClosed ? ('closed' as const) : ('counting' as const);
        return ok({ theme, last: { ...told, state, results: shown } });
      },
    },
  ),

  route(
    'GET /api/themes/winner',
    {
      caller: 'anyone',
      about: 'The winner of the week before, on the day after it.',
      query: Nothing,
      example: {},
      answer: WinnerAnswer,
      cacheSeconds: 60,
    },
    async (tx) => ok({ winner: await winnerOfDay(tx) }),
  ),

  route(
    'POST /api/themes/entries',
    {
      caller: 'member',
      about:
        'Hands a work of the caller in to the theme of this week, or takes it out, with the votes for it.',
      sets: true,
      body: z.object({ wallet: WalletAddress, work: RowId, isIn: z.boolean() }),
      example: { wallet, work: '1', isIn: true },
      owner: 'wallet',
      limit: { calls: 30, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: {
        NOT_FOUND: 'no such work of the caller hangs on the wall',
        FORBIDDEN: 'an operator has muted the wallet, or closed the board',
        CONFLICT: 'it was in the theme of another week',
        RATE_LIMITED: 'three works of the caller are in the theme of this week',
      },
    },
    async (tx, { wallet, muted }, { work, isIn }) => {
      if (await isSwitchedOff(tx, 'showBulletinBoard', wallet)) return CLOSED;
      if (!isIn) {
        await takeOut(tx, wallet, work);
        return ok({});
      }
      if (muted) return MUTED;
      const done = await handIn(tx, wallet, work);
      return done.ok ? ok({}) : done;
    },
  ),

  route(
    'POST /api/themes/votes',
    {
      caller: 'member',
      about:
        'Votes for a work in the theme of this week, in place of the vote before, or takes the vote back.',
      sets: true,
      body: z.object({ wallet: WalletAddress, work: RowId.nullable().describe('null: none') }),
      example: { wallet, work: '1' },
      owner: 'wallet',
      limit: { calls: 60, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: {
        NOT_FOUND: 'the work is not in the theme of this week',
        FORBIDDEN: "the work is the caller's own, the wallet has no Flunk that votes, or the board is closed",
      },
    },
    async (tx, { wallet }, { work }) => {
      if (await isSwitchedOff(tx, 'showBulletinBoard', wallet)) return CLOSED;
      if (work === null) {
        await takeVoteBack(tx, wallet);
        return ok({});
      }
      const done = await vote(tx, wallet, work);
      return done.ok ? ok({}) : done;
    },
  ),

  route(
    'GET /api/console/themes',
    {
      caller: 'administrator',
      about: 'The themes of this week and those to come, with how many works were handed in.',
      query: Nothing,
      example: {},
      answer: KeptThemesAnswer,
    },
    async (tx) => ok({ themes: await themesFrom(tx, THEME_WEEKS) }),
  ),

  route(
    'POST /api/console/themes',
    {
      caller: 'administrator',
      about: 'Sets the theme of a week to which nothing was handed in yet.',
      sets: true,
      body: z.object({
        week: Week,
        title: Text(THEME_TITLE_MOST),
        hint: Text(THEME_HINT_MOST),
        reason: Reason,
      }),
      example: {
        week: '2028-02-28',
        title: 'Leap day',
        hint: 'One more day of school.',
        reason: 'the calendar',
      },
      answer: Done,
      refusals: {
        BAD_REQUEST: 'the week is over, or too far ahead',
        CONFLICT: 'works were handed in to its theme already, or it is so already',
      },
    },
    async (tx, { wallet }, { week, title, hint, reason }) => {
      const was = (await themesFrom(tx, THEME_WEEKS)).find((one) => one.week === week);
      if (was === undefined) return fail('BAD_REQUEST', 'That week is over, or too far ahead.');
      if (was.works > 0) return fail('CONFLICT', 'Works were handed in to the theme of that week already.');
      if (was.title === title && was.hint === hint && was.isSet) return fail('CONFLICT', 'It is so already.');
      await setTheme(tx, week, { title, hint });
      await record(tx, wallet, { act: 'theme-set', subject: week, was, became: { title, hint }, reason });
      return ok({});
    },
  ),
] as const;
