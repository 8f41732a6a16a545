import { useEffect, useState } from 'react';
import type { ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { checkPlay, ZOLTAR_ONE_IN, type PlayCheck } from '@shared/domain/town/zoltar.ts';
import type { Address } from '@shared/kernel/units.ts';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import styles from './zoltar.module.css';

interface FortuneCheckProps {
  readonly card: ZoltarCard;
  readonly wallet: Address;
}

/** What a card was drawn from, and whether it comes out the same when this browser draws it again. */
export function FortuneCheck({ card, wallet }: FortuneCheckProps) {
  const [check, setCheck] = useState<PlayCheck | 'cannot' | null>(null);
  useEffect(() => {
    let isOver = false;
    void checkPlay(card, wallet)
      .catch((): 'cannot' => 'cannot')
      .then((found) => {
        if (!isOver) setCheck(found);
      });
    return () => {
      isOver = true;
    };
  }, [card, wallet]);
  const remainder = Number(BigInt(`0x${card.sum}`) % BigInt(ZOLTAR_ONE_IN));
  const hash = (text: string) => <code>{text}</code>;
  return (
    <GroupBox title={TEXTS.check}>
      <p
        className={styles.zoltarVerdict}
        role="status"
        data-matches={check === null ? undefined : isGood(check)}
      >
        {verdictOf(check)}
      </p>
      <FactList
        className={styles.zoltarCheck}
        facts={[
          [TEXTS.commitment, hash(card.commitment)],
          [TEXTS.serverSeed, hash(card.serverSeed)],
          [TEXTS.playerSeed, hash(card.playerSeed)],
          [TEXTS.wallet, hash(`${wallet}, ${TEXTS.cardNumber(card.playNumber)}`)],
          [TEXTS.sum, hash(card.sum)],
          [TEXTS.remainder, TEXTS.remainderMeans(remainder)],
        ]}
      />
      <p>
        {TEXTS.checkIntro} {check !== null && check !== 'cannot' && TEXTS.workedOut}
      </p>
    </GroupBox>
  );
}

const isGood = (check: PlayCheck | 'cannot'): boolean =>
  check !== 'cannot' && check.keptPromise && check.sameDraw;

function verdictOf(check: PlayCheck | 'cannot' | null): string {
  if (check === null) return TEXTS.checking;
  if (check === 'cannot') return TEXTS.cannotCheck;
  if (!check.keptPromise) return TEXTS.brokenPromise;
  return check.sameDraw ? TEXTS.matches : TEXTS.otherDraw;
}
