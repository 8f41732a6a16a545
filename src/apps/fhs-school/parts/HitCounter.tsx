import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { visitKey } from '../visit.ts';

const DIGITS = 6;

/** The number of this visit, which the server counts (FHS-5). */
export function HitCounter() {
  const { api, storage } = useApp().services;
  const { value, failure } = useLoaded(
    (signal) =>
      api.call('POST /api/school/visits', {}, { idempotencyKey: visitKey(storage.session), signal }),
    [api, storage],
  );
  if (failure !== null && value === null) return <p className="counter">{TEXTS.noCount}</p>;
  const number = value === null ? null : String(value.visits);
  const digits = (number ?? '').padStart(DIGITS, number === null ? '-' : '0');
  return (
    <p className="counter" aria-live="polite">
      <span>
        {TEXTS.visitor} <span className="w95-sr">{number}</span>
      </span>
      <span className="counter-digits" aria-hidden="true">
        {[...digits].map((digit, index) => (
          <b key={index}>{digit}</b>
        ))}
      </span>
    </p>
  );
}
