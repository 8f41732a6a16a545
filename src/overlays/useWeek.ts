import { useMemo } from 'react';
import type { TownWeek } from '@shared/contract/town/week.ts';
import { weekOf, weekSeen } from '../services/week/week.ts';
import { useApp } from './appContext.ts';
import { useStore } from './useStore.ts';

/** What the town tells this week, asked for while the window is seen; null until it is known. */
export function useWeek(): TownWeek | null {
  const { services, visible } = useApp();
  return useStore(useMemo(() => weekSeen(weekOf(services), visible), [services, visible]));
}
