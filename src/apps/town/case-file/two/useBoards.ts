import { useState } from 'react';
import type { BoardLine } from '@shared/contract/town/board.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';

/** The boards at which the person is or is asked to be, and what they do about them (CASE-13, CASE-17). */
export interface Boards {
  readonly own: BoardLine | null;
  readonly others: readonly BoardLine[];
  readonly refresh: () => void;
  readonly ask: (username: string) => Promise<Result<unknown>>;
  readonly accept: (board: string) => Promise<Result<unknown>>;
  readonly end: (board: string) => Promise<Result<unknown>>;
}

interface Read {
  readonly of: Address | null;
  readonly boards: readonly BoardLine[];
}

export function useBoards(): Boards {
  const app = useApp();
  const { api, session } = app.services;
  const { wallet } = useStore(session);
  const isSeen = useStore(app.visible);
  /** Those that this page ended: an answer that was asked for before has them still. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const { value, again } = useLoaded(
    async (signal): Promise<Result<Read>> => {
      if (wallet === null) return ok({ of: wallet, boards: [] });
      const read = await api.call('GET /api/case/boards', { wallet }, { signal });
      return read.ok ? ok({ of: wallet, boards: read.value.boards }) : read;
    },
    [wallet, isSeen],
  );
  const standing = (value?.of === wallet ? value.boards : []).filter(({ id }) => !gone.includes(id));
  const told = async (act: Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const done = await act;
    again();
    return done;
  };
  const signedIn = (act: (of: NonNullable<typeof wallet>) => Promise<Result<unknown>>) =>
    wallet === null ? Promise.resolve(fail('UNAUTHENTICATED', '')) : told(act(wallet));
  return {
    own: standing.find(({ role }) => role === 'owner') ?? null,
    others: standing.filter(({ role }) => role === 'guest'),
    refresh: again,
    ask: (username) => signedIn((of) => api.call('POST /api/case/boards', { wallet: of, username })),
    accept: (board) => signedIn((of) => api.call('POST /api/case/boards/accept', { wallet: of, board })),
    end: (board) =>
      signedIn(async (of) => {
        const done = await api.call('POST /api/case/boards/end', { wallet: of, board });
        if (done.ok) setGone((before) => [...before, board]);
        return done;
      }),
  };
}
