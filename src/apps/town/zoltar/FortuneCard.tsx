import type { ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { fortuneOf } from '@shared/domain/town/zoltar.ts';
import { luckyNumbers } from './record.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import styles from './zoltar.module.css';

interface FortuneCardProps {
  readonly card: Pick<ZoltarCard, 'won' | 'fortune' | 'paid' | 'sum' | 'playNumber'> & {
    /** Absent: it is not known, because another person was dealt it. */
    readonly playedAt?: string;
  };
}

/** A card as it dropped from the machine. */
export function FortuneCard({ card }: FortuneCardProps) {
  return (
    <article className={styles.zoltarCard} data-won={card.won || undefined}>
      <h2>{TEXTS.cardHead}</h2>
      <p className={styles.zoltarCardWords}>{fortuneOf(card)}</p>
      {card.won && <p className={styles.zoltarCardPrize}>{TEXTS.paid(card.paid)}</p>}
      <p className={styles.zoltarCardFoot}>
        <span>{TEXTS.luckyNumbers(luckyNumbers(card.sum))}</span>
        <span>
          {TEXTS.cardNumber(card.playNumber)}
          {card.playedAt !== undefined && ` · ${card.playedAt.slice(0, 10)}`}
        </span>
      </p>
    </article>
  );
}
