import { useEffect, useState } from 'react';
import { useApp } from './appContext.ts';
import { useStore } from './useStore.ts';
import type { EpochMs } from '@shared/kernel/units.ts';

const MINUTE = 60_000;

/** The time that electric clocks in Arcadia show: while the power is out they stand still where they stopped (EVENING-5). */
export function useTownMinute(): EpochMs {
  const { time } = useApp().services;
  const now = useMinute();
  const isDark = useStore(time.dark);
  const { darkAt } = useStore(time.evening);
  return isDark ? darkAt : now;
}

/** The time of what is drawn, read again at each full minute while the window is seen. */
export function useMinute(): EpochMs {
  const { clock, visible } = useApp();
  const isVisible = useStore(visible);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isVisible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const next = clock.now();
      setNow(next);
      timer = setTimeout(look, MINUTE - (next % MINUTE));
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, isVisible]);
  return now;
}
