import { useEffect, useEffectEvent, useRef } from 'react';
import type { Span } from '../../kernel/span.ts';

/** What is replaced sooner, in milliseconds, only passes by: a list that is thrown asks for nothing on its way. */
const PASSING_MS = 50;

/** Tells which items of a list are seen: those that it begins with at once, others when they stay. */
export function useSeen({ from, to }: Span, onSee: ((span: Span) => void) | undefined): void {
  const tell = useEffectEvent((span: Span) => onSee?.(span));
  const began = useRef(false);
  useEffect(() => {
    if (to <= from) return undefined;
    const span = { from, to };
    if (!began.current) {
      began.current = true;
      tell(span);
      return undefined;
    }
    const timer = setTimeout(() => tell(span), PASSING_MS);
    return () => clearTimeout(timer);
  }, [from, to]);
}
