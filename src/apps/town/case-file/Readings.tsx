import { READINGS } from '@shared/domain/town/case/cards.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { CORK } from '../../../overlays/cork.ts';
import board from './caseFile.module.css';
import type { Clue } from '../../../town/clues/clue.ts';
import type { Pins } from './keptPins.ts';
import styles from './papers.module.css';
import { TEXTS } from './texts.ts';
import { clockOf } from './timeline.ts';

interface ReadingsProps {
  readonly met: readonly Clue[];
  readonly pins: Pins;
  /** Goes to the card on the board. */
  readonly onShow: (clue: Clue) => void;
  readonly onShare: () => void;
}

/** Three strings, and on each the cards that the person pinned to it (CASE-9). */
export function Readings({ met, pins, onShow, onShare }: ReadingsProps) {
  return (
    <div className={board.cork} style={CORK}>
      <div className={styles.readings}>
        {READINGS.map((reading) => {
          const own = met.filter(({ id }) => pins[id]?.includes(reading));
          return (
            <section
              key={reading}
              className={board.strand}
              data-reading={reading}
              aria-label={TEXTS.readings[reading]}
            >
              <h2>{TEXTS.readings[reading]}</h2>
              {own.length === 0 && <p>{TEXTS.noPins}</p>}
              <ul>
                {own.map((clue) => (
                  <li key={clue.id}>
                    <Link onClick={() => onShow(clue)}>{clue.title}</Link>
                    <span>{clue.at === null ? TEXTS.undated : clockOf(clue.at)}</span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div className={styles.hint}>
          <p>{TEXTS.readingsHint}</p>
          <Button onClick={onShare}>{TEXTS.share}</Button>
        </div>
      </div>
    </div>
  );
}
