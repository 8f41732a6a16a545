import type { SharedBoardAnswer, BoardLine } from '@shared/contract/town/board.ts';
import { WRONG_A_DAY } from '@shared/domain/town/case/cards.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Clue } from '../../../../town/clues/clue.ts';
import { CLUES } from '../../../../town/clues/clues.ts';
import { TEXTS } from '../texts.ts';
import { joinedOf, type CaseBoard } from '../useCase.ts';
import { useJoining } from '../useJoining.ts';
import { useWeekClues } from '../useWeekClues.ts';
import type { Two } from './useTwo.ts';

/** The board of another person, at which the person is a guest. */
interface GuestBoard {
  readonly file: CaseBoard;
  readonly met: readonly Clue[];
  readonly joining: ReturnType<typeof useJoining>;
  /** What the foot of the window says while nothing else is to be told. */
  readonly hint: string;
}

interface Read {
  readonly of: string | null;
  readonly answer: SharedBoardAnswer | null;
}

/**
 * The board of another person as it is now, on which the person ties and marks (CASE-14, CASE-16).
 *
 * @param two null: the person looks at none
 */
export function useGuestBoard(two: Two | null): GuestBoard {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const line: BoardLine | null = two?.company == null ? null : two.line;
  const board = line?.id ?? null;
  const { value, failure, again } = useLoaded(
    async (signal): Promise<Result<Read>> => {
      if (wallet === null || board === null) return ok({ of: board, answer: null });
      const read = await api.call('GET /api/case/boards/one', { wallet, board }, { signal });
      return read.ok ? ok({ of: board, answer: read.value }) : read;
    },
    [wallet, board, two?.tail.content],
  );
  const answer = value?.of === board ? value.answer : null;
  const facts: ReadonlySet<string> = new Set(answer?.facts);
  const ofWeeks = useWeekClues(facts, answer?.behind);
  const met = [...CLUES.filter(({ fact }) => facts.has(fact)), ...ofWeeks];
  const left = answer?.wrongLeft ?? WRONG_A_DAY;
  const file: CaseBoard = {
    ...{ wallet, again, isKnown: answer !== null },
    joins: answer?.joins ?? [],
    isWhole: answer?.isWhole ?? false,
    wrongLeft: left,
    behind: answer?.behind ?? [],
    failure: answer === null ? (failure?.message ?? null) : null,
    pins: Object.fromEntries((answer?.pins ?? []).map(({ card, readings }) => [card, readings])),
    pin: null,
    async join(one, other) {
      if (wallet === null || board === null) return { join: null, falls: false, words: TEXTS.unmet };
      const tied = await api.call('POST /api/case/boards/joins', { wallet, board, cards: [one, other] });
      again();
      return joinedOf(tied, TEXTS.two.spent);
    },
  };
  const joining = useJoining(file, met, two?.company ?? null);
  return { file, met, joining, hint: file.failure ?? TEXTS.two.hint(line?.username ?? '', left) };
}
