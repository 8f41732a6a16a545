import type { CardName } from '@shared/domain/town/case/cards.ts';
import { TEXTS } from '../texts.ts';
import type { Company, Party } from './party.ts';
import styles from './two.module.css';

interface CardCompanyProps {
  readonly id: CardName;
  readonly title: string;
  readonly tabIndex: number;
  readonly company: Company;
  /** The other, where they are at this card. */
  readonly hand: Party | null;
}

/** What the other of the two does at a card, the flags of both, and the person's own to be put up or taken down (CASE-15). */
export function CardCompany({ id, title, tabIndex, company, hand }: CardCompanyProps) {
  const marks = company.marksOn(id);
  const own = marks.some(({ isOwn }) => isOwn);
  return (
    <>
      {hand !== null && (
        <span className={styles.hand} data-by={hand.role} title={TEXTS.two.here(hand.name)}>
          <span aria-hidden="true">{hand.name}</span>
          <span className="visually-hidden">{TEXTS.two.here(hand.name)}</span>
        </span>
      )}
      <span className={styles.flags}>
        {marks
          .filter(({ isOwn }) => !isOwn)
          .map(({ role, name }) => (
            <span
              key={role}
              className={styles.flag}
              data-by={role}
              role="img"
              aria-label={TEXTS.two.markedBy(name)}
              title={TEXTS.two.markedBy(name)}
            />
          ))}
        <button
          type="button"
          className={styles.flag}
          data-by={company.role}
          data-part="mark"
          tabIndex={tabIndex}
          title={own ? TEXTS.two.markedByYou : TEXTS.two.markIt}
          aria-label={TEXTS.two.mark(title)}
          aria-pressed={own}
          onClick={() => void company.mark(id, !own)}
        />
      </span>
    </>
  );
}
