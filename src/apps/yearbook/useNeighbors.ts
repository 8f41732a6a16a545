import { useEffect } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { filtersOf, orderOf } from '../../../supabase/functions/_shared/domain/tokenQuery.ts';
import { useApp } from '../../overlays/appContext.ts';
import { tokenAt, type browseMachine } from '../../overlays/collection/browseMachine.ts';
import { useLoaded } from '../../overlays/hooks.ts';

/** The students beside one, by their tokens' ids; null: there is none, or it is not known yet. */
interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Who stands before and behind a student in the list that is looked at; of a student who is not in it, nobody. */
export function useNeighbors(
  tokenId: string,
  context: SnapshotFrom<typeof browseMachine>['context'],
  send: (event: EventFromLogic<typeof browseMachine>) => void,
): Neighbors {
  const { api } = useApp().services;
  const { query, total } = context;
  const asked = { ...filtersOf(query), ...orderOf(query), after: `Flunks/${tokenId}`, limit: 1, offset: 0 };
  const { value } = useLoaded(
    (signal) => api.call('GET /api/collection/tokens', asked, { signal }),
    [JSON.stringify(asked)],
  );
  const behind = value?.place ?? null;
  useEffect(() => {
    if (behind === null || total === null) return;
    send({ type: 'user.see', from: Math.max(0, behind - 2), to: Math.min(total, behind + 1) });
  }, [behind, total, send]);
  if (behind === null || tokenAt(context, behind - 1)?.tokenId !== tokenId)
    return { previous: null, next: null };
  return {
    previous: tokenAt(context, behind - 2)?.tokenId ?? null,
    next: tokenAt(context, behind)?.tokenId ?? null,
  };
}
