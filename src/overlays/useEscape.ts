import { useEffect } from 'react';
import { useApp } from './appContext.ts';

/** Calls `leave` at Escape while it is wanted, before anything else hears of it. */
export function useEscape(isWanted: boolean, leave: () => void): void {
  const { inFront } = useApp();
  useEffect(() => {
    if (!isWanted) return undefined;
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !inFront.get()) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
}
