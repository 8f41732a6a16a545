import type { ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { fortuneOf } from '@shared/domain/town/zoltar.ts';
import { luckyNumbers } from './record.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import styles from './zoltar.module.css';

/** A card as it dropped from the machine. */
export function FortuneCard({ card }: { readonly card: ZoltarCard }) {
  return (
    <article className={styles.zoltarCard} data-won={card.won || undefined}>
      <h2>{TEXTS.cardHead}</h2>
      <p className={styles.zoltarCardWords}>{fortuneOf(card)}</p>
      {card.won && <p className={styles.zoltarCardPrize}>{TEXTS.paid(card.paid)}</p>}
      <p className={styles.zoltarCardFoot}>
        <span>{TEXTS.luckyNumbers(luckyNumbers(card.sum))}</span>
        <span>
          {TEXTS.cardNumber(card.playNumber)} · {card.playedAt.slice(0, 10)}
        </span>
      </p>
    </article>
  );
}
