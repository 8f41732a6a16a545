import { flushSync } from 'react-dom';

/** A turn of the page, in which React does what can wait. Taken before any test has its own. */
const { setImmediate: turn } = globalThis;
const turns = async (): Promise<void> => {
  for (let count = 0; count < 3; count += 1) await new Promise<void>((next) => void turn(next));
};

/**
 * Makes a change, and has React show what comes of it, effects included, before a test goes on. React's own `act` is in
 * its build for development alone.
 */
export function act<Value>(change: () => Promise<Value>): Promise<Value>;
export function act<Value>(change: () => Value): Value;
export function act<Value>(change: () => Value | Promise<Value>): Value | Promise<Value> {
  const value = flushSync(change);
  flushSync(() => undefined);
  return value instanceof Promise ? value.then((made) => turns().then(() => made)) : value;
}
