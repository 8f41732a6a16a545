import { useRef, useState } from 'react';
import type { CardName } from '@shared/domain/town/case/cards.ts';
import type { CardActs } from './Card.tsx';
import type { Clue } from '../../../town/clues/clue.ts';
import type { Paper } from './JoinPaper.tsx';
import { TEXTS } from './texts.ts';
import type { Company } from './two/party.ts';
import type { CaseBoard } from './useCase.ts';
import { useThread } from './useThread.ts';

/** What the person does with the thread, and what the board says to it (CASE-6, CASE-7). */
export function useJoining(file: CaseBoard, met: readonly Clue[], company: Company | null) {
  const list = useRef<HTMLOListElement>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const [falling, setFalling] = useState<{ cards: readonly [CardName, CardName]; nth: number } | null>(null);
  const [words, setWords] = useState<string | null>(null);
  /** A thread is being tied: another one waits for its end. */
  const isTying = useRef(false);
  const titleOf = (card: CardName): string => met.find(({ id }) => id === card)?.title ?? '';

  async function join(one: CardName, other: CardName): Promise<void> {
    if (isTying.current) return;
    isTying.current = true;
    setWords(TEXTS.joining);
    const joined = await file.join(one, other);
    isTying.current = false;
    setWords(joined.join === null && file.wallet !== null ? joined.words : null);
    if (joined.join !== null) {
      const { join: made, isNew, isLast } = joined;
      setPaper({ title: isNew ? TEXTS.holds : TEXTS.held, joins: [made], isLast });
    } else if (file.wallet === null) setPaper({ words: joined.words });
    else if (joined.falls) setFalling((before) => ({ cards: [one, other], nth: (before?.nth ?? 0) + 1 }));
  }
  const threading = useThread(list, (one, other) => void join(one, other));
  const threadsOf = (card: CardName) => file.joins.filter(({ cards }) => cards.includes(card));
  const acts: CardActs = {
    threading,
    threadsOn: (card) => threadsOf(card).length,
    showThreads: (card) => setPaper({ title: TEXTS.threadsOf(titleOf(card)), joins: threadsOf(card) }),
    readingsOf: (card) => file.pins[card] ?? [],
    pin: file.pin,
    company,
  };
  return {
    board: { list, acts, falling },
    ...{ paper, setPaper },
    said: threading.from === null ? words : TEXTS.joinFrom(titleOf(threading.from)),
    say: setWords,
    closePaper(): void {
      setPaper(null);
      // Back to where the keyboard was: the pin of the card at which it stops.
      list.current?.querySelector<HTMLElement>(`[data-part='tack'][tabindex='0']`)?.focus();
    },
  };
}
