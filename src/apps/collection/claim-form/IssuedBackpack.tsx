import { useSelector } from '@xstate/react';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { describeToken, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { useReading } from '../../../overlays/student/useReading.ts';
import { isDoneAlready } from '../../../overlays/transaction/refusals.ts';
import { reasonOf } from '../../../overlays/transaction/texts.ts';
import { transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { claimantOf, claimOf } from './claim.ts';
import { CLAIM_TEXTS as TEXTS } from './texts.ts';
import styles from './claimForm.module.css';

/** The backpack that was claimed with this student; with a reward's welcome where it was claimed just now. */
export function IssuedBackpack({ student }: { readonly student: Student }) {
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
