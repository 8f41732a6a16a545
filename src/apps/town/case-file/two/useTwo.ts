import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardLine, BoardTail } from '@shared/contract/town/board.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { companyOf, otherRole, whereaboutsOf, type Company, type Whereabouts } from './party.ts';
import { useBoardLive, useHand } from './useBoardLive.ts';

/** A board that the person has asked another to, or at which both are. */
export interface Two {
  readonly line: BoardLine;
  readonly tail: BoardTail;
  readonly other: Whereabouts;
  /** Null: the other has not come yet. */
  readonly company: Company | null;
}

interface TwoOptions {
  readonly refresh: () => void;
  /** The board was closed, by either of the two, a block, or its day. */
  readonly onEnded: (line: BoardLine) => void;
  /** Something on it was not taken, and why. */
  readonly onRefused: (words: string) => void;
}

/** So often (ms) it is looked at whether the other is still there. */
const LOOK_EVERY_MS = 15_000;

/** Both people at a board, as they are told of each other (CASE-15). */
export function useTwo(line: BoardLine | null, { refresh, onEnded, onRefused }: TwoOptions): Two | null {
  const { services, visible } = useApp();
  const { api, session } = services;
  const { wallet } = useStore(session);
  const isSeen = useStore(visible);
  const { tail, hear } = useBoardLive(line, refresh);
  const isOpen = tail?.state === 'open';
  const now = useNow(isOpen && isSeen);
  const point = useHand(wallet, isOpen && line !== null ? line.id : null);
  const mark: Company['mark'] = async (card, on) => {
    if (wallet === null || line === null) return;
    const done = await api.call('POST /api/case/boards/marks', { wallet, board: line.id, card, on });
    if (done.ok) hear(line.id, done.value.tail);
    else onRefused(done.error.message);
  };
  const isOver = tail?.state === 'ended';
  const end = useEffectEvent(() => {
    refresh();
    if (line !== null) onEnded(line);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (line === null || tail === null || isOver) return null;
  const { role, username: name } = line;
  return {
    ...{ line, tail },
    other: whereaboutsOf(tail[otherRole(role)], now),
    company: isOpen ? companyOf({ role, name, tail, now, mark, point }) : null,
  };
}

/** The server's time, looked at again every now and then while `running`. */
function useNow(running: boolean): number {
  const { serverClock } = useApp().services.api;
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    if (!running) return;
    const look = (): void => setNow(serverClock.now());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [running, serverClock]);
  return now;
}
