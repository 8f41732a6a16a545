import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CaseAnswer, JoinAnswer, MadeJoin } from '@shared/contract/town/case.ts';
import type { WeekCard } from '@shared/contract/town/week.ts';
import {
  factOfCard,
  parseCard,
  READINGS,
  WRONG_A_DAY,
  type CardName,
  type Reading,
} from '@shared/domain/town/case/cards.ts';
import { sourceOf } from '@shared/domain/town/factSources.ts';
import { isPassing, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Services } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { keptPins, type Pins } from './keptPins.ts';
import { TEXTS } from './texts.ts';

type Api = Pick<Services['api'], 'call'>;

/** What came of joining two cards: the join, or why there is none, in words. */
export type Joined =
  | { readonly join: MadeJoin; readonly isNew: boolean; readonly isLast: boolean }
  | { readonly join: null; readonly falls: boolean; readonly words: string };

/** What a person has made of the cards. */
export interface CaseBoard {
  /** Null: a visitor, who pins and does not join. */
  readonly wallet: Address | null;
  /** The server's part is known. */
  readonly isKnown: boolean;
  readonly joins: readonly MadeJoin[];
  /** No join is left to be made. */
  readonly isWhole: boolean;
  readonly wrongLeft: number;
  /** The cards that they found behind the locks of weeks. */
  readonly behind: readonly WeekCard[];
  /** Why the server's part is not known; null: it is, or is on its way. */
  readonly failure: string | null;
  readonly pins: Pins;
  /** Pins a reading to a card, or takes it out. */
  readonly pin: ((card: CardName, reading: Reading) => void) | null;
  readonly join: (one: CardName, other: CardName) => Promise<Joined>;
  /** Reads the server's part anew. */
  readonly again: () => void;
}

/** The joins and readings of the person (CASE-6 to CASE-9). */
export function useCase(): CaseBoard {
  const app = useApp();
  const { api, session } = app.services;
  const { wallet } = useStore(session);
  // What other tabs and devices did is read when the window is looked at again.
  const isSeen = useStore(app.visible);
  /** How often the server was told of pins: an answer that was asked for before does not have them. */
  const tellings = useRef(0);
  const { value, failure, again } = useLoaded(
    (signal) => readCase(api, wallet, tellings.current, signal),
    [wallet, isSeen],
  );
  // What was read of another wallet is not this one's.
  const own = value?.of === wallet ? value : null;
  const answer = own?.answer ?? null;
  const [pins, pin] = usePins(wallet, own, tellings);
  async function join(one: CardName, other: CardName): Promise<Joined> {
    if (wallet === null) return { join: null, falls: false, words: TEXTS.noWallet };
    const joined = await askToJoin(api, wallet, [one, other]);
    again();
    return joined;
  }
  return {
    ...{ wallet, pins, pin, join, again },
    isKnown: answer !== null,
    joins: answer?.joins ?? [],
    isWhole: answer?.isWhole ?? false,
    wrongLeft: answer?.wrongLeft ?? WRONG_A_DAY,
    behind: answer?.behind ?? [],
    failure: wallet === null || answer !== null ? null : (failure?.message ?? null),
  };
}

interface OwnCase {
  readonly of: Address | null;
  /** After how many tellings of pins it was asked for. */
  readonly after: number;
  readonly answer: CaseAnswer | null;
}

async function readCase(
  api: Api,
  of: Address | null,
  after: number,
  signal: AbortSignal,
): Promise<Result<OwnCase>> {
  if (of === null) return ok({ of, after, answer: null });
  const read = await api.call('GET /api/case', { wallet: of }, { signal });
  return read.ok ? ok({ of, after, answer: read.value }) : read;
}

async function askToJoin(api: Api, wallet: Address, cards: [CardName, CardName]): Promise<Joined> {
  const ask = () => api.call('POST /api/case/joins', { wallet, cards });
  let answer = await ask();
  if (answer.ok && answer.value.outcome === 'unmet') {
    // The story tells what is new a second later; a person who joins it at once is quicker.
    const facts = cards.map(factOfCard).filter((fact) => sourceOf(fact) !== 'server');
    if (facts.length > 0) await api.call('POST /api/story/facts', { wallet, facts });
    answer = await ask();
  }
  return joinedOf(answer, TEXTS.spent);
}

/**
 * What an answer to a join says.
 *
 * @param spent what is said where no more may fail
 */
export function joinedOf(answer: Result<JoinAnswer>, spent: string): Joined {
  const none = (words: string, falls = false): Joined => ({ join: null, falls, words });
  if (!answer.ok) return none(answer.error.message);
  const { outcome, join, wrongLeft, isWhole } = answer.value;
  const isNew = outcome === 'holds';
  if (join !== null) return { join, isNew, isLast: isNew && isWhole };
  if (outcome === 'falls') return none(TEXTS.falls(wrongLeft), true);
  return none(outcome === 'spent' ? spent : TEXTS.unmet);
}

/** What is pinned to the cards: as the server knows it, and over that what it does not know yet. */
function usePins(
  wallet: Address | null,
  own: OwnCase | null,
  tellings: RefObject<number>,
): readonly [Pins, (card: CardName, reading: Reading) => void] {
  const { api, storage, session } = useApp().services;
  const answer = own?.answer ?? null;
  const after = own?.after ?? 0;
  const [kept] = useState(() => keptPins(storage.lasting));
  /** What was told last, by its number. */
  const [told, setTold] = useState<{ readonly nth: number; readonly pins: Pins }>({ nth: 0, pins: {} });
  const [, draw] = useState(0);
  const isTelling = useRef(false);
  const known = pinsIn(answer);
  const pins = { ...known, ...(told.nth > after ? told.pins : {}), ...kept.of(wallet) };

  async function tell(): Promise<void> {
    if (wallet === null || answer === null || session.get().wallet !== wallet || isTelling.current) return;
    const next = kept.next(wallet);
    const spelled = Object.entries(next).flatMap(([text, readings]) => {
      const card = parseCard(text);
      return card === null ? [] : [{ card, readings: [...readings] }];
    });
    if (spelled.length === 0) return;
    isTelling.current = true;
    const done = await api.call('POST /api/case/readings', { wallet, pins: spelled });
    isTelling.current = false;
    // What the server does not take now goes with the next pin, or when the window is looked at again.
    if (!done.ok && isPassing(done.error)) return;
    kept.settle(wallet, next);
    tellings.current += 1;
    const nth = tellings.current;
    setTold((before) => ({ nth, pins: { ...before.pins, ...(done.ok ? next : {}) } }));
    // What was pinned meanwhile.
    void tell();
  }
  const takeOver = useEffectEvent(() => {
    if (wallet === null || answer === null) return;
    kept.moveOver(wallet, known);
    draw((count) => count + 1);
    void tell();
  });
  useEffect(takeOver, [answer]);

  function pin(card: CardName, reading: Reading): void {
    const before = kept.of(wallet)[card] ?? pins[card] ?? [];
    kept.set(
      wallet,
      card,
      READINGS.filter((one) => before.includes(one) !== (one === reading)),
    );
    draw((count) => count + 1);
    void tell();
  }
  return [pins, pin];
}

const pinsIn = (answer: CaseAnswer | null): Pins =>
  Object.fromEntries((answer?.pins ?? []).map(({ card, readings }) => [card, readings]));
