import { useEffect, useEffectEvent, useState } from 'react';
import type { Clock } from '@shared/kernel/clock.ts';
import { isOutage, type Failure, type Result } from '@shared/kernel/result.ts';
import { useApp } from './appContext.ts';

/**
 * The whole seconds until `until` (milliseconds since the epoch, on `clock`), never below 0. Counts only while
 * `running`, so that a hidden window has no timer; it shows the right time when it is visible again.
 */
export function useSecondsLeft(until: number, clock: Clock, running: boolean): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, clock));
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = until - clock.now();
      setSeconds(secondsUntil(until, clock));
      // To the next whole second of the deadline, so that no second is skipped or shown twice.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, clock, running]);
  return seconds;
}

function secondsUntil(until: number, clock: Clock): number {
  return Math.max(0, Math.ceil((until - clock.now()) / 1000));
}

export interface Loaded<Value> {
  /** The last that was loaded; null before the first, kept while it is loaded again. */
  readonly value: Value | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/**
 * Loads when the component appears, whenever one of `on` changes, and when a server that was gone is back; an answer
 * that comes too late is dropped.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Result<Value>>,
  on: readonly unknown[],
): Loaded<Value> {
  const { online } = useApp().services;
  const [{ value, failure }, setState] = useState<Omit<Loaded<Value>, 'again'>>({
    value: null,
    failure: null,
  });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);
  const again = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    const abort = new AbortController();
    let stopWaiting = (): void => undefined;
    void start(abort.signal).then((result) => {
      if (abort.signal.aborted) return;
      if (!result.ok && isOutage(result.error)) stopWaiting = online.whenBack(again);
      setState((before) =>
        result.ok ? { value: result.value, failure: null } : { value: before.value, failure: result.error },
      );
    });
    return () => {
      abort.abort();
      stopWaiting();
    };
  }, [online, attempt, ...on]);
  return { value, failure, again };
}
