import type { Prize } from '@shared/contract/school/prizes.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../appContext.ts';
import { useLoaded, type Loaded } from '../hooks.ts';
import { useStore } from '../useStore.ts';

/** What the prize counter has, and what of it the person owns; read again whenever their GUM changes, in any tab. */
export function usePrizes(): Loaded<readonly Prize[]> {
  const { api, gum, session } = useApp().services;
  const { wallet } = useStore(session);
  const revision = useStore(gum.revision);
  const { value, ...rest } = useLoaded(
    async (signal) => {
      const answer = await api.call('GET /api/prizes', {}, { signal });
      return answer.ok ? ok({ wallet, prizes: answer.value.prizes }) : answer;
    },
    [api, wallet, revision],
  );
  // What was read for another wallet says what is on the shelves, and not what this one owns.
  const isOwn = value?.wallet === wallet;
  const prizes = value?.prizes.map((prize) => (isOwn ? prize : { ...prize, boughtAt: null })) ?? null;
  return { value: prizes, ...rest };
}

/** The ids of what the person owns of a kind; none until it is known. */
export function useOwned(kind: Prize['kind']): readonly string[] {
  const { value } = usePrizes();
  return (value ?? []).filter((prize) => prize.kind === kind && prize.boughtAt !== null).map(({ id }) => id);
}
