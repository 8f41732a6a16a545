import { useEffect, useState } from 'react';
import { NEW_DAY_GRACE_MS, nextMidnight, utcDay } from '@shared/domain/system/days.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';

/**
 * The UTC day by the server's clock. One timer waits for the next one while the window is seen, so that what belongs to a
 * day is asked again when that begins.
 */
export function useSchoolDay(): number {
  const { services, visible } = useApp();
  const { serverClock } = services.api;
  const seen = useStore(visible);
  const [day, setDay] = useState(() => utcDay(serverClock.now()));
  useEffect(() => {
    if (!seen) return;
    const now = serverClock.now();
    setDay(utcDay(now));
    const timer = setTimeout(
      () => setDay(utcDay(serverClock.now())),
      nextMidnight(now) - now + NEW_DAY_GRACE_MS,
    );
    return () => clearTimeout(timer);
  }, [serverClock, seen, day]);
  return day;
}
