import { fromPromise } from 'xstate';
import type { Profile } from '@shared/contract/index.ts';
import type { Services } from '../../../kernel/app.ts';
import type { Result } from '@shared/kernel/result.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import type { Saving } from './profileMachine.ts';

/** The effects of the profile machine. */
export const profileActors = ({ online, session, profile }: Services) => ({
  outage: outageActor(online),
  world: walletActor(session, profile.onChanged),
  load: fromPromise<Result<Profile>>(({ signal }) => profile.load(signal)),
  save: fromPromise<Result<Profile>, Saving>(({ input }) => profile.save(input.change)),
});
