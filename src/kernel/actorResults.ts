import { outputOf } from './outputOf.ts';
import { isOutage, type Result } from '@shared/kernel/result.ts';
import { untilBack } from './untilBack.ts';

// What a machine does with what an actor of its answers: a Result, handed over by `outputOf`.

/** A guard: the actor could do it. */
export const succeeded = (_: unknown, result: Result<unknown>): boolean => result.ok;

/** A guard: it failed because the server was not reached or could not work: the way to `untilBack`. */
export const serverIsGone = (_: unknown, result: Result<unknown>): boolean =>
  !result.ok && isOutage(result.error);

/** One way on from an actor: to `target` when `guard` holds of the answer, which `action` keeps. */
export const answered = <
  const Guard extends string,
  const Target extends string,
  const Action extends string,
>(
  guard: Guard,
  target: Target,
  action: Action,
) =>
  ({
    guard: { type: guard, params: outputOf },
    target,
    actions: { type: action, params: outputOf },
  }) as const;

/** The last way on from an actor: to `target`, with the failure noted. */
export const refused = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'noteFailure', params: outputOf } }) as const;

/** The last ways on from an actor: to `gone` (see `untilBack`) without a server, else to `target`. */
export const refusedOrGone = <const Target extends string, const Gone extends string>(
  target: Target,
  gone: Gone,
) => [answered('serverIsGone', gone, 'noteFailure'), refused(target)] as const;

/** The state of a machine that could not read what it is about: the person, or a server that is back, tries again. */
export const failedUntilRead = <const Reading extends string, const FromWithin extends string>(
  reading: Reading,
  fromWithin: FromWithin,
) =>
  ({
    initial: 'refused',
    on: { 'user.retry': reading },
    states: { refused: {}, gone: untilBack(fromWithin) },
  }) as const;
