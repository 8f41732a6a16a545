import { isOutage, type Result } from './result.ts';

/** The guards of a machine for what an actor of its answers: a Result, handed over by `outputOf`. */
export const succeeded = (_: unknown, result: Result<unknown>): boolean => result.ok;

/** It failed because the server was not reached or could not work: the way to `untilBack`. */
export const serverIsGone = (_: unknown, result: Result<unknown>): boolean =>
  !result.ok && isOutage(result.error);
