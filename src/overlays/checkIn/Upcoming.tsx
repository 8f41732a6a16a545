import { UPCOMING_TEXTS as TEXTS } from './texts.ts';
import './checkIn.css';

/** What is still to come of GUM. */
export function Upcoming() {
  return (
    <ul className="check-in-upcoming" aria-label={TEXTS.soon}>
      {TEXTS.features.map((feature) => (
        <li key={feature}>
          {feature} <span>{TEXTS.soon}</span>
        </li>
      ))}
    </ul>
  );
}
