import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardLine, BoardTail } from '@shared/contract/town/board.ts';
import { boardTopic } from '@shared/domain/town/case/board.ts';
import { parseCard, type CardName } from '@shared/domain/town/case/cards.ts';
import { isOutage } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../../../kernel/shape.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';

const CARD = shape.parsed(parseCard);
const HAND = shape.object({ card: shape.nullable(CARD), seen_at: shape.nullable(shape.string) });

/** What the database broadcasts of a board, as the contract has it. */
const TAIL: shape.Shape<BoardTail> = shape.object({
  version: shape.whole(1),
  content: shape.whole(1),
  state: shape.picklist(['asked', 'open', 'ended']),
  ends_at: shape.string,
  owner: HAND,
  guest: HAND,
  marks: shape.array(shape.object({ card: CARD, by: shape.picklist(['owner', 'guest']) })),
});

/** How often the tail is asked for without a socket (ms), while the window is looked at and while it is not. */
const POLL_MS = { seen: 4_000, unseen: 30_000 };
const CATCH_UP_MS = 3_000;

/** What is told of a board. */
interface BoardLive {
  /** Null: there is no board. */
  readonly tail: BoardTail | null;
  /** Takes what an answer told of it. */
  readonly hear: (board: string, tail: BoardTail) => void;
}

/**
 * What happens at a board, as it happens (CASE-15).
 *
 * @param line null: there is no board
 * @param refresh reads the list of boards anew: this one has ended, or its key is over
 */
export function useBoardLive(line: BoardLine | null, refresh: () => void): BoardLive {
  const { services, visible } = useApp();
  const { api, realtime, online } = services;
  const [id, key] = [line?.id ?? null, line?.key ?? ''];
  /** What was heard last, and of which board. */
  const [heard, setHeard] = useState<{ readonly of: string; readonly tail: BoardTail } | null>(null);
  const hear = useCallback(
    (of: string, tail: BoardTail) =>
      setHeard((before) => (before?.of === of && before.tail.version > tail.version ? before : { of, tail })),
    [],
  );
  const over = useEffectEvent(refresh);
  useEffect(() => {
    if (id === null) return;
    const take = (tail: BoardTail): void => hear(id, tail);
    const abort = new AbortController();
    let isLive = false;
    /** What was told while the channel was joined may be in no tail yet, which is kept for two seconds: it is asked for once more. */
    let isOnceMore = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWaiting = (): void => undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      stopWaiting();
      const answer = await api.call(
        'GET /api/case/boards/tail',
        { board: id, key },
        { signal: abort.signal },
      );
      if (abort.signal.aborted) return;
      if (answer.ok) take(answer.value.tail);
      else if (isOutage(answer.error)) stopWaiting = online.whenBack(() => void ask());
      else over();
      if (!answer.ok && isOutage(answer.error)) return;
      const wait = isOnceMore ? CATCH_UP_MS : isLive ? null : visible.get() ? POLL_MS.seen : POLL_MS.unseen;
      isOnceMore = false;
      if (wait !== null) timer = setTimeout(() => void ask(), wait);
    };
    const channel = realtime.join(boardTopic(id), {
      onState(state) {
        isLive = state === 'live';
        isOnceMore = isLive;
        // What was told before the channel was there, and while it was not.
        if (state !== 'connecting') void ask();
      },
      onBroadcast(_, payload) {
        const told = TAIL(payload);
        if (told !== undefined) take(told);
      },
      onPresence: () => undefined,
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
      stopWaiting();
      channel.leave();
    };
  }, [api, realtime, online, visible, id, key, hear]);
  if (line === null) return { tail: null, hear };
  return { hear, tail: heard?.of === id && heard.tail.version >= line.tail.version ? heard.tail : line.tail };
}

/** So often the other is told where the person is (ms), and that their page is there. */
const HAND_EVERY_MS = 2_500;
const STILL_HERE_MS = 60_000;

/**
 * Tells the other of an open board at which card the person is, while they look at it: the last card counts.
 *
 * @param board null: none is open
 */
export function useHand(wallet: Address | null, board: string | null): (card: CardName) => void {
  const { services, visible } = useApp();
  const { api } = services;
  const isSeen = useStore(visible);
  const card = useRef<CardName | null>(null);
  const told = useRef<CardName | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useEffectEvent(() => {
    if (wallet === null || board === null) return;
    told.current = card.current;
    void api.call('POST /api/case/boards/hand', { wallet, board, card: card.current });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (card.current !== told.current) say();
    }, HAND_EVERY_MS);
  });
  useEffect(() => {
    if (board === null || !isSeen) return;
    say();
    const beat = setInterval(say, STILL_HERE_MS);
    return () => {
      clearInterval(beat);
      clearTimeout(pause.current);
      pause.current = undefined;
    };
  }, [isSeen, board]);
  return (next) => {
    card.current = next;
    if (pause.current === undefined && next !== told.current) say();
  };
}
