import { ok } from '../../../_shared/kernel/result.ts';
import type { gumCenterRoutes } from '../../../_shared/contract/school/gumCenter.ts';
import { attendance, charts, gumToday, usedSources } from '../../../_shared/db/school/gumCenter.ts';
import type { Handlers } from '../../calls.ts';

export const gumCenterHandlers: Handlers<typeof gumCenterRoutes> = {
  'GET /api/gum/today': async (tx, { wallet }) => ok(await gumToday(tx, wallet)),
  'GET /api/gum/attendance': async (tx, { wallet }, { month }) => ok(await attendance(tx, wallet, month)),
  'GET /api/gum/charts': async (tx, { wallet }, { days }) => ok(await charts(tx, wallet, days)),
  'GET /api/gum/used-sources': async (tx, { wallet }) => ok({ sources: await usedSources(tx, wallet) }),
};
