import { AWAY_AFTER_MS, type BoardRole } from '@shared/domain/town/case/board.ts';
import type { CardName } from '@shared/domain/town/case/cards.ts';
import type { BoardTail } from '@shared/contract/town/board.ts';
import { TEXTS } from '../texts.ts';

/** One of the two at a board, as the other is told of them. */
export interface Party {
  readonly role: BoardRole;
  readonly name: string;
}

/** What two people who look at a board see of each other on its cards, and do there (CASE-15). */
export interface Company {
  /** The other, where they are at this card; null: they are elsewhere. */
  readonly handOn: (card: CardName) => Party | null;
  /** Who marked the card: the person last. */
  readonly marksOn: (card: CardName) => readonly (Party & { readonly isOwn: boolean })[];
  readonly role: BoardRole;
  readonly mark: (card: CardName, on: boolean) => Promise<void>;
  /** The person is at this card. */
  readonly point: (card: CardName) => void;
}

export const otherRole = (role: BoardRole): BoardRole => (role === 'owner' ? 'guest' : 'owner');

/** Where the other of the two is: not heard of yet, away, at no card, or at one. */
export type Whereabouts = 'not-yet' | 'away' | 'here' | { readonly card: CardName };

export function whereaboutsOf({ card, seen_at }: BoardTail[BoardRole], now: number): Whereabouts {
  if (seen_at === null) return 'not-yet';
  if (now - Date.parse(seen_at) > AWAY_AFTER_MS) return 'away';
  return card === null ? 'here' : { card };
}

interface CompanyOptions {
  readonly role: BoardRole;
  /** What the other is called. */
  readonly name: string;
  readonly tail: BoardTail;
  readonly now: number;
  readonly mark: Company['mark'];
  readonly point: Company['point'];
}

/** What is seen of the two on the cards. */
export function companyOf({ role, name, tail, now, mark, point }: CompanyOptions): Company {
  const other: Party = { role: otherRole(role), name };
  const at = whereaboutsOf(tail[other.role], now);
  return {
    ...{ role, mark, point },
    handOn: (card) => (typeof at === 'object' && at.card === card ? other : null),
    marksOn: (card) =>
      tail.marks
        .filter((one) => one.card === card)
        .map(({ by }) =>
          by === role ? { role, name: TEXTS.two.you, isOwn: true } : { ...other, isOwn: false },
        )
        .toSorted((one, next) => Number(one.isOwn) - Number(next.isOwn)),
  };
}
