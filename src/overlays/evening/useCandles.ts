import { useApp } from '../appContext.ts';
import { usePresence } from '../usePresence.ts';
import { useStore } from '../useStore.ts';

/** The candles of the evening that began last, asked for while this is seen; null: none are known. */
export function useCandles() {
  // What tells who is where tells of them too.
  usePresence();
  return useStore(useApp().services.presence.candles);
}
