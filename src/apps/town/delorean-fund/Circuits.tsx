import { FUND_GOAL, fundProgress } from '@shared/domain/town/fund.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { flowText, missingText } from './amounts.ts';
import { segmentRows } from './segments.ts';
import { TEXTS } from './texts.ts';
import styles from './fund.module.css';

/** The display while nothing shines on it, as wide as the goal: a longer amount makes it wider. */
const DARK = '  _   _  ';

const HUES = {
  goal: { x: '#ff5a48', o: '#3a1414' },
  balance: { x: '#5aff6e', o: '#12301a' },
  missing: { x: '#ffc04a', o: '#352610' },
} as const;

/** The display of the time machine: what it costs, what is there, what is missing. Null: that is not known yet. */
export function Circuits({ balance }: { readonly balance: number | null }) {
  const goal = flowText(FUND_GOAL);
  return (
    <dl className={styles.fundCircuits}>
      <Row kind="goal" title={TEXTS.goal} amount={goal} />
      <Row kind="balance" title={TEXTS.balance} amount={balance === null ? null : flowText(balance)} />
      <Row
        kind="missing"
        title={TEXTS.missing}
        amount={balance === null ? null : missingText(fundProgress(balance).missing)}
      />
    </dl>
  );
}

interface RowProps {
  readonly kind: keyof typeof HUES;
  readonly title: string;
  readonly amount: string | null;
}

function Row({ kind, title, amount }: RowProps) {
  return (
    <div className={styles.fundCircuit}>
      <dt>{title}</dt>
      <dd>
        <PixelPicture
          rows={segmentRows(amount === null ? DARK : DARK.slice(0, -amount.length) + amount)}
          colors={HUES[kind]}
          scale={2}
          label={amount === null ? TEXTS.unknown : TEXTS.flow(amount)}
        />
      </dd>
    </div>
  );
}
