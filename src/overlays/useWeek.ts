import type { TownWeek } from '@shared/contract/town/week.ts';
import { weekOf } from '../services/week/week.ts';
import { useApp } from './appContext.ts';
import { useSeen } from './useSeen.ts';

/** What the town tells this week, asked for while the window is seen; null until it is known. */
export const useWeek = (): TownWeek | null => useSeen(weekOf(useApp().services));
