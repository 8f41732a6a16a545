import { createActor, type ActorRefFrom } from 'xstate';
import { LOCK_NAMES, type LockName } from '@shared/domain/town/locks.ts';
import { openingOf } from '@shared/domain/town/townEvents.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { lockActors } from './lockActors.ts';
import { lockMachine } from './lockMachine.ts';
import { SOUNDS } from './looks.ts';

/** The name of the lock that a window was opened for; null: there is none of that name. */
export const lockNamed = (params: string | undefined): LockName | null =>
  LOCK_NAMES.find((name) => name === params) ?? null;

/** The lock that a window was opened for. Throws where there is none of this name. */
export const lockOf = perBody((app): ActorRefFrom<typeof lockMachine> => {
  const lock = lockNamed(app.params);
  if (lock === null) throw new RangeError(`there is no lock ${app.params ?? ''}`);
  const actor = createActor(lockMachine.provide({ actors: lockActors(app) }), {
    input: { lock },
  });
  actor.on('heard', ({ sound }) => app.sound(SOUNDS[lock][sound]));
  actor.on('opened', () => {
    app.services.story.record(openingOf(lock));
    app.finish('lock', 'opened');
  });
  actor.start();
  app.closed.addEventListener('abort', () => actor.stop());
  return actor;
});
