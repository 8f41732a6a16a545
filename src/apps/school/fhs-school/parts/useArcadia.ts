import { localMinute, type LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useMinute } from '../../../../overlays/useMinute.ts';
import { useStore } from '../../../../overlays/useStore.ts';

/** What calendar and clock show in Arcadia, read again at each full minute while the window is seen. */
export function useArcadia(): LocalMinute {
  const now = useMinute();
  const { timezone } = useStore(useApp().services.time.config);
  return localMinute(timezone, now);
}
