import { useEffect, useState } from 'react';
import { nextMidnight, utcDay } from '@shared/domain/system/days.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';

/** The server may still see the old day for a moment after its clock, as it is known here, has passed midnight. */
const GRACE_MS = 1_500;

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
    const timer = setTimeout(() => setDay(utcDay(serverClock.now())), nextMidnight(now) - now + GRACE_MS);
    return () => clearTimeout(timer);
  }, [serverClock, seen, day]);
  return day;
}
