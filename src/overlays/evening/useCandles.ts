import { useApp } from '../appContext.ts';
import { useStore } from '../useStore.ts';

/** The candles of the evening that began last, asked for while this is shown; null: none are known. */
export function useCandles() {
  const { presence } = useApp().services;
  // What tells who is where tells of them too.
  useStore(presence);
  return useStore(presence.candles);
}
