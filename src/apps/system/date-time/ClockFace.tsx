import styles from './dateTime.module.css';
const TWELVE = Array.from({ length: 12 }, (_, hour) => hour);

/** A clock with two hands. What it shows is written beside it, so that screen readers pass it by. */
export function ClockFace({ time }: { readonly time: Date }) {
  const minutes = time.getMinutes();
  const hours = (time.getHours() % 12) + minutes / 60;
  return (
    <svg className={styles.dateTimeClock} viewBox="-50 -50 100 100" aria-hidden="true">
      {TWELVE.map((hour) => (
        <rect
          key={hour}
          className={styles.dateTimeMark}
          x={-2}
          y={-46}
          width={4}
          height={hour % 3 === 0 ? 8 : 4}
          transform={`rotate(${hour * 30})`}
        />
      ))}
      <path className={styles.dateTimeHand} d="M-3 6L0-26 3 6z" transform={`rotate(${hours * 30})`} />
      <path className={styles.dateTimeHand} d="M-2 8L0-40 2 8z" transform={`rotate(${minutes * 6})`} />
    </svg>
  );
}
