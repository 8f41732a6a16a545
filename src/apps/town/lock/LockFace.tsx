import { useSelector } from '@xstate/react';
import { CODE_LENGTH, MANNERS, lockoutTime } from '@shared/domain/town/locks.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useSecondsLeft } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { lockOf } from './lock.ts';
import { LOCK_TEXTS as TEXTS } from './texts.ts';
import styles from './lock.module.css';

/** The bars of a digit of seven segments on a grid of 8 x 14: x, y, width, height. */
const BARS = {
  a: [1, 0, 6, 2],
  b: [6, 1, 2, 6],
  c: [6, 7, 2, 6],
  d: [1, 12, 6, 2],
  e: [0, 7, 2, 6],
  f: [0, 1, 2, 6],
  g: [1, 6, 6, 2],
} as const;

/** Which of them shine, by digit. */
const LIT = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abfgcd',
] as const;

/** One place of a display; null: none of it shines. Its hues are the style sheet's. */
function SegmentDigit({ digit }: { readonly digit: string | null }) {
  const lit = digit === null ? '' : (LIT[Number(digit)] ?? '');
  return (
    <svg className={styles.lockDigit} viewBox="0 0 8 14" shapeRendering="crispEdges" aria-hidden>
      {Object.entries(BARS).map(([name, [x, y, width, height]]) => (
        <rect key={name} {...{ x, y, width, height }} data-lit={lit.includes(name) || undefined} />
      ))}
    </svg>
  );
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** What a lock shows: its digits, what it says, how often it was tried and how long it takes no code. */
export function LockFace() {
  const actor = lockOf(useApp());
  const { lock, code, status, text, failure } = useSelector(actor, (now) => now.context);
  const lockedOut = useSelector(actor, (now) => now.matches({ closed: 'lockedOut' }));
  const { texts, shownOf, warning, noCode } = MANNERS[lock];
  const { attempts, retryAt, codeIsSet, ofWeek } = status;
  return (
    <div className={styles.lockFace}>
      <div className={styles.lockDisplay} data-locked={lockedOut || undefined}>
        <p className={styles.lockText} role="status">
          {failure === null ? texts[text] : TEXTS.attemptFailed}
        </p>
        <div className={styles.lockDigits} role="img" aria-label={TEXTS.digits(code.length)}>
          {PLACES.map((place) => (
            <SegmentDigit key={place} digit={code[place] ?? null} />
          ))}
        </div>
        {lockedOut && retryAt !== null && <Lockout text={texts.lockedOut} until={retryAt} />}
      </div>
      <div className={styles.lockLines}>
        {ofWeek != null && <p className={styles.lockNote}>{ofWeek.before}</p>}
        {shownOf !== null && attempts > 0 && <p>{TEXTS.failures(attempts, shownOf)}</p>}
        {warning !== null && codeIsSet && attempts === warning.after && (
          <p className={styles.lockWarning}>{warning.text}</p>
        )}
        {!codeIsSet && noCode !== null && <p>{noCode}</p>}
      </div>
    </div>
  );
}

/** That no code is taken, and for how long; screen readers are not told each second. */
function Lockout({ text, until }: { readonly text: string; readonly until: number }) {
  const { services, visible } = useApp();
  const seconds = useSecondsLeft(until, services.api.serverClock, useStore(visible));
  return (
    <p className={styles.lockAlarm}>
      {text}{' '}
      <span role="timer" aria-live="off">
        {lockoutTime(seconds)}
      </span>
    </p>
  );
}
