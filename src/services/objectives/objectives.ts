import type { Objective } from '@shared/contract/school/objectives.ts';
import { isOutage, type Failure } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { GumService } from '../gum/gum.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';

/** Objectives that are seen are read again so often (OBJECTIVE-4). */
export const REFRESH_MS = 120_000;

/** The objectives of the wallet that is signed in, as the server last reported them. */
export interface ObjectivesState {
  /** Null for a guest and until the first answer. */
  readonly objectives: readonly Objective[] | null;
  /** Why they could not be read the last time; null when they could. */
  readonly failure: Failure | null;
}

/**
 * How it stands with the objectives. The server is asked only while there is a subscriber: what shows them subscribes
 * while it is seen.
 */
export interface ObjectivesService extends Readable<ObjectivesState> {
  refresh(): Promise<void>;
}

export interface ObjectivesPorts {
  readonly api: Pick<Api, 'call'>;
  readonly gum: Pick<GumService, 'revision'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
}

const UNKNOWN: ObjectivesState = { objectives: null, failure: null };

export function createObjectives({ api, gum, online, session }: ObjectivesPorts): ObjectivesService {
  const state = store<ObjectivesState>(UNKNOWN);
  let owner: Address | null = session.get().wallet;
  let asked = 0;
  let watchers = 0;
  let stopWatching = (): void => undefined;
  let stopWaiting = (): void => undefined;

  async function refresh(): Promise<void> {
    const wallet = owner;
    if (wallet === null) return;
    stopWaiting();
    asked += 1;
    const turn = asked;
    const answer = await api.call('GET /api/objectives', { wallet });
    // An older answer does not overwrite a newer one, nor those of another wallet.
    if (turn !== asked || owner !== wallet) return;
    if (answer.ok) {
      state.set({ objectives: answer.value.objectives, failure: null });
      return;
    }
    state.set({ objectives: state.get().objectives, failure: answer.error });
    if (isOutage(answer.error)) stopWaiting = online.whenBack(() => void refresh());
  }
  session.subscribe(() => {
    const { wallet } = session.get();
    if (wallet === owner) return;
    owner = wallet;
    asked += 1;
    stopWaiting();
    state.set(UNKNOWN);
    if (watchers > 0) void refresh();
  });

  /** Reads again now and then, and at once when GUM moved: an objective that is done is one that was paid. */
  function watch(): () => void {
    const again = (): void => void refresh();
    const timer = setInterval(again, REFRESH_MS);
    const stop = gum.revision.subscribe(again);
    again();
    return () => {
      clearInterval(timer);
      stopWaiting();
      stop();
    };
  }

  return {
    get: state.get,
    refresh,
    subscribe(listener) {
      const stop = state.subscribe(listener);
      watchers += 1;
      if (watchers === 1) stopWatching = watch();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        stop();
        watchers -= 1;
        if (watchers === 0) stopWatching();
      };
    },
  };
}
