import { expect, it } from 'vitest';
import { holdValues } from './holdValues.ts';

/** A parameter whose events are the times at which they end. */
function parameterWith(events: number[], methods: object = {}): AudioParam {
  const parameter = {
    cancelScheduledValues(from: number) {
      events.splice(0, events.length, ...events.filter((time) => time < from));
      return parameter;
    },
    ...methods,
  };
  // The part of it that is asked for.
  return parameter as unknown as AudioParam;
}

it('holds a parameter where the browser cannot: what ends by then stays, what comes later goes', () => {
  const events = [1, 2, 3];
  const parameter = parameterWith(events);
  holdValues(parameter);
  expect(parameter.cancelAndHoldAtTime(2)).toBe(parameter);
  expect(events).toEqual([1, 2]);
});

it('leaves the way in which a browser holds by itself', () => {
  const itsOwn = (): string => 'its own';
  const parameter = parameterWith([], { cancelAndHoldAtTime: itsOwn });
  holdValues(parameter);
  expect(parameter.cancelAndHoldAtTime(2)).toBe('its own');
});
