import type { DuelLog } from '@shared/domain/making/juniors/duel.ts';
import { momentOf } from '../duel/duelMoment.ts';
import { duelLine, seatName, teamName } from '../duel/duelTexts.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import styles from '../styles/pages.module.css';

const TEXTS = JUNIORS_TEXTS.duel;
/** The newest lines that stay in sight. */
const LINES = 5;

/** How a duel stands: the health of all, and what happened last. */
export function DuelBoard({ log, shown }: { readonly log: DuelLog; readonly shown: number }) {
  const { standing, round } = momentOf(log, shown);
  const lines = log.events
    .slice(0, shown)
    .map((event, nth) => ({ nth, text: duelLine(event, log) }))
    .filter(({ text }) => text !== null)
    .slice(-LINES);
  return (
    <div className={styles.jnrBoard}>
      <p className={styles.jnrRound}>{TEXTS.round(round)}</p>
      <div className={styles.jnrSides}>
        {([0, 1] as const).map((side) => (
          <ul key={side} aria-label={teamName(side)} data-side={side}>
            {log.fighters
              .filter(({ team }) => team === side)
              .map((fighter) => {
                const { health = 0, most = 1 } = standing.find(({ seat }) => seat === fighter.seat) ?? {};
                const name = seatName(fighter);
                return (
                  <li key={fighter.seat} data-out={health === 0 || undefined}>
                    <span>{name}</span>
                    <span
                      className={styles.jnrHealth}
                      role="img"
                      aria-label={TEXTS.health(name, health, most)}
                    >
                      <i style={{ width: `${(health / most) * 100}%` }} />
                      <b>{health}</b>
                    </span>
                  </li>
                );
              })}
          </ul>
        ))}
      </div>
      <ol className={styles.jnrLog} aria-label={TEXTS.log} aria-live="polite">
        {lines.map(({ nth, text }) => (
          <li key={nth}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
