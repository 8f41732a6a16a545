import type { Contract } from '../../../supabase/functions/api/routes/index.ts';
import type { Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';

/** What operators have set for this person, as the server tells it (MODE-5). */
export type Flags = Pick<Contract['GET /api/features']['answer'], 'features' | 'opens'>;

/** The features that operators have set. They are asked for once it is known who is signed in, and again for another. */
export interface FeaturesService {
  /** Asks now. Until the server has answered, every feature is as it was built. */
  refresh(): Promise<void>;
  /**
   * Resolves once it is known who is signed in, and the server has answered for them or did not answer. A server that
   * could not be asked whose session this is has not said what they have.
   */
  readonly asked: Promise<void>;
  /** Calls `tell` with every answer, beginning with the last one. */
  follow(tell: (flags: Flags) => void): void;
}

export interface FeaturesPorts {
  readonly api: Pick<Api, 'call'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
}

/** A server of the version before, beside which this page is for a moment, opens nothing. */
const flagsIn = ({ features, opens = {} }: Pick<Flags, 'features'> & Partial<Flags>): Flags => ({
  features,
  opens,
});

export function createFeatures({ api, session, online }: FeaturesPorts): FeaturesService {
  const told: ((flags: Flags) => void)[] = [];
  let last: Flags | null = null;
  /** The wallet that was asked for last; null: a guest; undefined: nothing was asked yet. */
  let askedFor: string | null | undefined;
  let turns = 0;
  let wasAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  let stopWaiting = (): void => undefined;

  async function refresh(): Promise<void> {
    stopWaiting();
    turns += 1;
    const turn = turns;
    const answer = await api.call('GET /api/features', {});
    // Of several questions under way only the last one's answer counts.
    if (turn !== turns) return;
    if (answer.ok) {
      last = flagsIn(answer.value);
      for (const tell of told) tell(last);
    } else {
      stopWaiting = online.whenBack(() => void refresh());
    }
    wasAsked();
  }

  const follow = (): void => {
    const { status, wallet } = session.get();
    if (status === 'restoring' || status === 'away' || wallet === askedFor) return;
    askedFor = wallet;
    void refresh();
  };
  session.subscribe(follow);
  follow();

  return {
    refresh,
    asked,
    follow(tell) {
      told.push(tell);
      if (last !== null) tell(last);
    },
  };
}
