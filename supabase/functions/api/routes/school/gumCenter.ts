import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { attendance, charts, gumToday, usedSources } from '../../../_shared/db/school/gumCenter.ts';
import { OfWallet } from '../../../_shared/contract/school/gum.ts';
import {
  IsoMonth,
  TodayAnswer,
  AttendanceAnswer,
  ChartsAnswer,
  UsedSourcesAnswer,
} from '../../../_shared/contract/school/gumCenter.ts';
import { route } from '../../route.ts';

const AttendanceQuery = OfWallet.extend({
  month: IsoMonth.optional().describe('a month in UTC, such as 2028-02; absent: that of today'),
});

const ChartsQuery = OfWallet.extend({
  days: z.coerce
    .number()
    .int()
    .min(2)
    .max(366)
    .default(30)
    .describe('how many UTC days, the last being today'),
});

const wallet = '0x0000000000000001';

/** What the Gum Center shows beside balance and transactions (GUM-17 to GUM-20). */
export const gumCenterRoutes = [
  route(
    'GET /api/gum/today',
    {
      caller: 'member',
      about: 'What the wallet can earn today, what it has earned, and when each source pays again.',
      query: OfWallet,
      example: { wallet },
      owner: 'wallet',
      answer: TodayAnswer,
    },
    async (tx, { wallet }) => ok(await gumToday(tx, wallet)),
  ),

  route(
    'GET /api/gum/attendance',
    {
      caller: 'member',
      about: 'The UTC days of a month on which the wallet was present: with a daily login.',
      query: AttendanceQuery,
      example: { wallet, month: '2028-02' },
      owner: 'wallet',
      answer: AttendanceAnswer,
    },
    async (tx, { wallet }, { month }) => ok(await attendance(tx, wallet, month)),
  ),

  route(
    'GET /api/gum/charts',
    {
      caller: 'member',
      about: 'The balance of the last days, and what each source paid within them.',
      query: ChartsQuery,
      example: { wallet, days: 30 },
      owner: 'wallet',
      answer: ChartsAnswer,
      cost: 5,
    },
    async (tx, { wallet }, { days }) => ok(await charts(tx, wallet, days)),
  ),

  route(
    'GET /api/gum/used-sources',
    {
      caller: 'member',
      about: "The sources that ever moved the wallet's GUM, which its transactions can be filtered by.",
      query: OfWallet,
      example: { wallet },
      owner: 'wallet',
      answer: UsedSourcesAnswer,
    },
    async (tx, { wallet }) => ok({ sources: await usedSources(tx, wallet) }),
  ),
] as const;
