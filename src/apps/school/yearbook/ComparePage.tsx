import { useRef } from 'react';
import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import {
  CLIQUE_NAMES,
  describeToken,
  tokenClique,
  tokenName,
} from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useRoom } from './bookRoom.ts';
import { compared } from './comparison.ts';
import { Failed, Notice } from './Notice.tsx';
import { COMPARE_TEXTS as TEXTS, STUDENT_TEXTS, YEARBOOK_TEXTS } from './texts.ts';
import { useBorrowedFocus } from './useBorrowedFocus.ts';
import styles from './yearbook.module.css';

interface ComparePageProps {
  /** Two students, by their tokens' ids. */
  readonly ids: readonly [string, string];
  readonly onStudent: (tokenId: string) => void;
  readonly onClose: () => void;
}

/** As large as portraits are drawn, and where two of those have no room beside each other (logical pixels). */
const PICTURES = { wide: 96, narrow: 72 };
/** Two of the large ones need so much width (logical pixels). */
const WIDE = 380;

/** Two students side by side (YEARBOOK-10). It has the keyboard while it is open, and gives it back. */
export function ComparePage({ ids, onStudent, onClose }: ComparePageProps) {
  const { api } = useApp().services;
  const page = useBorrowedFocus();
  const { value, failure, again } = useLoaded(async (signal) => {
    const [one, other] = await Promise.all(
      ids.map((tokenId) =>
        api.call('GET /api/collection/token', { collection: 'Flunks', tokenId }, { signal }),
      ),
    );
    if (!one?.ok) return one ?? ok(null);
    if (!other?.ok) return other ?? ok(null);
    return ok([one.value, other.value] as const);
  }, ids);
  return (
    <section ref={page} className={styles.student} tabIndex={-1} aria-label={TEXTS.title}>
      <nav className={styles.studentNav} aria-label={TEXTS.title}>
        <Button onClick={onClose}>{STUDENT_TEXTS.back}</Button>
      </nav>
      {value !== null ? (
        <SideBySide answers={value} onStudent={onStudent} />
      ) : failure !== null ? (
        <Failed failure={failure} onRetry={again} />
      ) : (
        <Notice heading={YEARBOOK_TEXTS.loading} />
      )}
    </section>
  );
}

interface SideBySideProps {
  readonly answers: readonly [TokenAnswer, TokenAnswer];
  readonly onStudent: (tokenId: string) => void;
}

function SideBySide({ answers, onStudent }: SideBySideProps) {
  const [one, other] = answers;
  const paper = useRef<HTMLDivElement>(null);
  const isNarrow = useRoom(paper).width < WIDE;
  const traits = compared(one.token.traits, other.token.traits);
  const shared = traits.filter(({ isShared }) => isShared).length;
  const cliqueOf = ({ token }: TokenAnswer): string => {
    const clique = tokenClique(token);
    return clique === null ? STUDENT_TEXTS.none : CLIQUE_NAMES[clique];
  };
  return (
    <div ref={paper} className={styles.studentPaper} role="group" aria-label={TEXTS.title} tabIndex={0}>
      <table className={`${styles.studentTable} ${styles.compareTable}`} data-narrow={isNarrow || undefined}>
        <caption>{TEXTS.shared(shared, traits.length)}</caption>
        <thead>
          <tr>
            <td />
            {answers.map(({ token }) => (
              <th key={token.tokenId} scope="col">
                <Portrait
                  token={token}
                  size={isNarrow ? PICTURES.narrow : PICTURES.wide}
                  alt={describeToken(token)}
                />
                <Button onClick={() => onStudent(token.tokenId)}>{tokenName(token)}</Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{RARITY.rarity}</th>
            {answers.map(({ token, rarity }) => (
              <td key={token.tokenId}>{RARITY.place(rarity.rank, rarity.of)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{STUDENT_TEXTS.clique}</th>
            {answers.map((answer) => (
              <td key={answer.token.tokenId}>{cliqueOf(answer)}</td>
            ))}
          </tr>
          {traits
            .filter(({ name }) => name !== STUDENT_TEXTS.clique)
            .map(({ name, values, isShared }) => (
              <tr key={name} data-shared={isShared || undefined}>
                <th scope="row">
                  {name}
                  {isShared && <i>{TEXTS.same}</i>}
                </th>
                {values.map((text, at) => (
                  <td key={at}>{text ?? STUDENT_TEXTS.none}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <p>{RARITY.method}</p>
    </div>
  );
}
