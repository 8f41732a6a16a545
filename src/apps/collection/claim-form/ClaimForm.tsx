import { useSelector } from '@xstate/react';
import { claimPlace, cliqueOf } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { CLIQUE_NAMES } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { TransactionStatus } from '../../../overlays/transaction/TransactionStatus.tsx';
import { claimOf } from './claim.ts';
import { CLAIM_TEXTS as TEXTS } from './texts.ts';
import styles from './claimForm.module.css';

const STROKES = 9;
const WIDTH = 150;
const HEIGHT = 30;

/** Numbers between 0 and 1 that are the same for the same student. */
function* scrawl(serial: number): Generator<number, never> {
  for (let state = serial + 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** How a student signs: always alike, and like no other. */
function strokesOf(serial: number): string {
  const next = scrawl(serial);
  const step = WIDTH / STROKES;
  const points = Array.from({ length: STROKES }, (_, index) => {
    const x = Math.round(index * step + next.next().value * step);
    const y = Math.round(4 + next.next().value * (HEIGHT - 8));
    return `${x - 9} ${HEIGHT - y}, ${x} ${y}`;
  });
  return `M4 ${HEIGHT - 8} S${points.join(' S')} S${WIDTH - 20} ${HEIGHT - 4}, ${WIDTH - 2} ${HEIGHT - 10}`;
}

/** The signature of a student, in ballpoint. */
function Signature({ serial, name }: { readonly serial: number; readonly name: string }) {
  return (
    <svg
      className={styles.claimInk}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Signed by ${name}`}
    >
      <path d={strokesOf(serial)} pathLength={1} />
    </svg>
  );
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The form, filled in but for the signature, which claims the backpack. */
export function ClaimForm({ student }: { readonly student: Student }) {
  const app = useApp();
  const { token } = student;
  const transaction = transactionOf(app);
  const status = useSelector(transaction, (now) => now.value);
  const clique = cliqueOf(token.traits);
  const signed = status === 'STARTED' || status === 'PENDING';
  const facts = [
    [TEXTS.student, token.name],
    [TEXTS.number, `#${token.serial}`],
    [TEXTS.clique, clique === null ? TEXTS.noClique : CLIQUE_NAMES[clique]],
    [TEXTS.place, claimPlace(token.traits)],
    [TEXTS.date, DATE.format(app.clock.now())],
  ] as const;
  const sign = (): void => {
    app.sound('type');
    transaction.send({ type: 'user.send', intent: claimOf(student) });
  };
  return (
    <>
      <article className={styles.claimPaper}>
        <header>
          <div>
            <span>{TEXTS.school}</span>
            <span>{TEXTS.form}</span>
          </div>
          <h2>{TEXTS.heading}</h2>
        </header>
        <div className={styles.claimBody}>
          <FactList facts={facts} />
          <span className={styles.claimPhoto}>
            <TokenPicture token={token} art="2D" size={96} alt="" />
          </span>
        </div>
        <div className={styles.claimSignature}>
          {signed ? <Signature serial={token.serial} name={token.name} /> : <span>{TEXTS.sign}</span>}
          <small>{TEXTS.signature}</small>
        </div>
        <p className={styles.claimRule}>{TEXTS.rule}</p>
        <p className={styles.claimOffice}>{TEXTS.office}</p>
      </article>
      <div className={styles.claimFoot}>
        {status === 'DEFAULT' ? (
          <Button default autoFocus onClick={sign}>
            {TEXTS.claim}
          </Button>
        ) : (
          <TransactionStatus transaction={transaction} failed={TEXTS.failed} />
        )}
      </div>
    </>
  );
}
