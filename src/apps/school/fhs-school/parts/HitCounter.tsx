import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { VISIT } from '../site/visit.ts';
import styles from './parts.module.css';

const DIGITS = 6;

/** The number of this visit, which the server counts (FHS-5). */
export function HitCounter() {
  const { api, storage } = useApp().services;
  const { value, failure } = useLoaded(
    async (signal) => {
      const counted = storage.session.get(VISIT);
      if (counted !== null) return ok(counted);
      const answer = await api.call('POST /api/school/visits', {}, { signal });
      if (!answer.ok) return answer;
      storage.session.set(VISIT, answer.value.visits);
      return ok(answer.value.visits);
    },
    [api, storage],
  );
  if (failure !== null && value === null) return <p className={styles.counter}>{TEXTS.noCount}</p>;
  const number = value === null ? null : String(value);
  const digits = (number ?? '').padStart(DIGITS, number === null ? '-' : '0');
  return (
    <p className={styles.counter} aria-live="polite">
      <span>
        {TEXTS.visitor} <span className="w95-sr">{number}</span>
      </span>
      <span className={styles.counterDigits} aria-hidden="true">
        {[...digits].map((digit, index) => (
          <b key={index}>{digit}</b>
        ))}
      </span>
    </p>
  );
}
