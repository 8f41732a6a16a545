import { useApp } from '../appContext.ts';
import { useSeen } from '../useSeen.ts';
import { useStore } from '../useStore.ts';

/** The candles of the evening that began last, asked for while this is seen; null: none are known. */
export function useCandles() {
  const { presence } = useApp().services;
  // What tells who is where tells of them too.
  useSeen(presence);
  return useStore(presence.candles);
}
