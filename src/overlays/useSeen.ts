import { useMemo } from 'react';
import type { Readable } from '../kernel/store.ts';
import { whileSeen } from '../services/whileSeen.ts';
import { useApp } from './appContext.ts';
import { useStore } from './useStore.ts';

/** The value of a state that asks while it is listened to: kept up to date while the window is seen. */
export function useSeen<State>(state: Readable<State>): State {
  const { visible } = useApp();
  return useStore(useMemo(() => whileSeen(state, visible), [state, visible]));
}
