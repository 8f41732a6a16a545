/** Seconds: less than a sample at any rate. */
const NEXT = 1e-6;

/**
 * Gives the browser's audio parameters `cancelAndHoldAtTime` where it has none, as Firefox: Tone calls it in every envelope.
 * It does so only where an event ends at that time, and sets the value next. So what has been begun by then stays, and
 * what comes after it is canceled; a ramp that goes on beyond the time would lose its end.
 */
export function holdValues(parameters: AudioParam = AudioParam.prototype): void {
  if ('cancelAndHoldAtTime' in parameters) return;
  Object.defineProperty(parameters, 'cancelAndHoldAtTime', {
    configurable: true,
    writable: true,
    value(this: AudioParam, time: number): AudioParam {
      return this.cancelScheduledValues(time + NEXT);
    },
  });
}
