import {
  PICTURE_LIMIT,
  PORTRAIT_LIMIT,
  READ_LIMIT,
  WRITE_LIMITS,
  type Limit,
  type Limits,
} from '../_shared/domain/system/limits.ts';
import { ROUTES } from './routes/index.ts';

/**
 * What the environment of a bench or a test asks for; it can raise a limit and never lower one. Throws a RangeError for
 * what has none.
 */
export function raisedLimits(asked: Limits): Limits {
  const raised = Object.entries(asked).map(([name, calls]): [string, number] => {
    const limit = limitNamed(name);
    if (!limit) throw new RangeError(`${name} has no limit`);
    return [name, Math.max(limit.calls, calls)];
  });
  return Object.fromEntries(raised);
}

const limitNamed = (name: string): Limit | undefined =>
  ({ ...WRITE_LIMITS, reads: READ_LIMIT, pictures: PICTURE_LIMIT, portraits: PORTRAIT_LIMIT })[name] ??
  ROUTES[name]?.limit;
