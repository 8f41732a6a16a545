import { useEffect, useEffectEvent } from 'react';
import { useSelector } from '@xstate/react';
import { claimPlace, cliqueOf } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StudentGate } from '../../../overlays/student/StudentGate.tsx';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './claimForm.module.css';
import { ok } from '@shared/kernel/result.ts';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { describeToken, tokenName, CLIQUE_NAMES } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useReading } from '../../../overlays/student/useReading.ts';
import { isDoneAlready } from '../../../overlays/transaction/refusals.ts';
import { reasonOf } from '../../../overlays/transaction/texts.ts';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { TransactionStatus } from '../../../overlays/transaction/TransactionStatus.tsx';
import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { startStudent } from '../../../overlays/student/studentOf.ts';

const TEXTS = {
  /** The window's title (CLAIM-1). */
  title: (serial: string): string => `Claim Form - Student #${serial}`,
  school: 'Flunks High School',
  form: 'Form 7-B',
  heading: 'Request for one (1) backpack',
  student: 'Student',
  number: 'Number',
  clique: 'Clique',
  noClique: 'None',
  place: 'Claim at',
  date: 'Date',
  signature: 'Signature of the student',
  sign: 'Sign here',
  rule: 'One backpack for each student. Lost backpacks are not replaced. No liability is taken for what is found inside.',
  office: 'For office use only',
  claim: 'Claim Backpack',
  /** Why nothing was claimed (CLAIM-3). */
  failed: 'Something went wrong, please try again..',
  stamp: 'Issued',
  handing: 'The backpack is on its way to your wallet...',
  claimedHeading: 'Your new backpack',
  claimed: 'This student has claimed a backpack.',
  elsewhere: 'It is not to be found just now. Look again in a moment.',
  lookAgain: 'Look again',
  show: 'Full Details',
  toast: { title: 'Backpack claimed', description: (place: string): string => `Picked up at the ${place}.` },
} as const;

/** The set from which backpacks are claimed (CLAIM-3). */
const BACKPACK_SET = '1';

/** What is sent to claim the backpack of a student. */
const claimOf = ({ token: { tokenId, serial } }: Student): ChainIntent => ({
  op: 'claim-backpack',
  tokenId,
  templateId: String(serial),
  setId: BACKPACK_SET,
});

/** The student of a claim form. */
const claimantOf = perBody((app) => startStudent(app, claimOf));

/** The claim form of one student, and the backpack that came of it. */
function ClaimWindow() {
  const app = useApp();
  const { params = '', setTitle } = app;
  useEffect(() => setTitle(TEXTS.title(params)), [setTitle, params]);
  return (
    <div className={styles.claimWindow}>
      <StudentGate actor={claimantOf(app)}>{(student) => <Desk student={student} />}</StudentGate>
    </div>
  );
}

function Desk({ student }: { readonly student: Student }) {
  const app = useApp();
  const { desktop, sound } = app;
  const transaction = transactionOf(app);
  const sealed = useSelector(transaction, (now) => now.matches('SEALED'));
  const celebrate = useEffectEvent(() => {
    sound('achievement');
    const { title, description } = TEXTS.toast;
    desktop.toast({ title, description: description(claimPlace(student.token.traits)) });
  });
  useEffect(() => {
    if (sealed) celebrate();
  }, [sealed]);
  return student.claim === null && !sealed ? (
    <ClaimForm student={student} />
  ) : (
    <IssuedBackpack student={student} />
  );
}

export default mountReact(ClaimWindow);

/** The backpack that was claimed with this student; with a reward's welcome where it was claimed just now. */
function IssuedBackpack({ student }: { readonly student: Student }) {
  const app = useApp();
  const { services, desktop } = app;
  const { claim } = student;
  const { value: status, context } = useSelector(transactionOf(app), (now) => now);
  const isReading = useReading(claimantOf(app), claimOf(student));
  const tokenId = claim?.backpackTokenId;
  const backpack = useLoaded(
    async (signal) =>
      tokenId === undefined
        ? ok(null)
        : services.api.call('GET /api/collection/token', { collection: 'Backpack', tokenId }, { signal }),
    [tokenId],
  );
  const isNew = status === 'SEALED';
  const token = backpack.value?.token;

  if (token === undefined) {
    const waiting = isReading || (tokenId !== undefined && backpack.failure === null);
    return (
      <div className={styles.claimIssued} role="status">
        <p>{waiting ? TEXTS.handing : `${TEXTS.claimed} ${TEXTS.elsewhere}`}</p>
        {waiting ? (
          <ProgressBar label={TEXTS.handing} />
        ) : (
          <Button
            default
            onClick={() => {
              claimantOf(app).send({ type: 'system.stale' });
              backpack.again();
            }}
          >
            {TEXTS.lookAgain}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.claimIssued}>
      {status === 'ERROR' && context.failure !== null && (
        <p
          className={styles.claimProblem}
          role={isDoneAlready(context.failure) ? 'status' : 'alert'}
          data-done={isDoneAlready(context.failure) || undefined}
        >
          {reasonOf(context.failure, false)}
        </p>
      )}
      <span className={styles.claimPrize} data-new={isNew || undefined}>
        <TokenPicture token={token} art="2D" size={192} alt={describeToken(token)} />
        <b className={styles.claimStamp} aria-hidden>
          {TEXTS.stamp}
        </b>
      </span>
      <h2>{isNew ? TEXTS.claimedHeading : tokenName(token)}</h2>
      <p>{isNew ? tokenName(token) : TEXTS.claimed}</p>
      <Button default autoFocus onClick={() => desktop.openFor('token-details', `Backpack/${token.tokenId}`)}>
        {TEXTS.show}
      </Button>
    </div>
  );
}

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
function ClaimForm({ student }: { readonly student: Student }) {
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
