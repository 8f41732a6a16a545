import { useEffect, useState } from 'react';
import type { EpochMs } from '@shared/kernel/units.ts';
import { useApp } from '../appContext.ts';
import { useStore } from '../useStore.ts';

/** The milliseconds since a moment, looked at again at each full second of them; null: 0. No timer runs while the window is not seen. */
export function useMsSince(since: EpochMs | null): number {
  const { clock, visible } = useApp();
  const isSeen = useStore(visible);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (since === null || !isSeen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const next = clock.now();
      setNow(next);
      timer = setTimeout(look, 1000 - ((next - since) % 1000));
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, since, isSeen]);
  return since === null ? 0 : Math.max(0, now - since);
}
