import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { type TokenQuery, filtersOf, orderOf } from '@shared/domain/collection/tokenQuery.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { visibleTraits } from '@shared/domain/collection/collection.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
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
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { FactList, type Fact } from '../../../overlays/controls/FactList.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { sharedBy } from '../../../overlays/collection/sharedBy.ts';
import type { Api } from '../../../services/api/api.ts';
import { Failed, Notice } from './Notice.tsx';
import { linkTo } from './permalink.ts';
import { Signatures } from './Signatures.tsx';
import { STUDENT_TEXTS as TEXTS, YEARBOOK_TEXTS, written } from './texts.ts';
import { superlativeOf } from './superlatives.ts';
import { useBorrowedFocus } from './useBorrowedFocus.ts';
import styles from './yearbook.module.css';

const NOBODY: Neighbors = { previous: null, next: null };

interface StudentPageProps {
  readonly tokenId: string;
  /** The list that the student was chosen from. */
  readonly query: TokenQuery;
  /** Turns to the page of another student. */
  readonly onStudent: (tokenId: string) => void;
  /** Opens the book where the student is. */
  readonly onBook: (student: TokenAnswer['token']) => void;
  /** Has another student chosen to compare this one with. */
  readonly onCompare: (student: TokenAnswer['token']) => void;
  readonly onClose: () => void;
}

/** Twice the size that portraits are drawn in. */
const PICTURE = 192;

/** A student's own page (YEARBOOK-7). It has the keyboard while it is open, and gives it back. */
export function StudentPage({ tokenId, query, onStudent, onBook, onCompare, onClose }: StudentPageProps) {
  const { appId, sound, desktop, services } = useApp();
  const page = useBorrowedFocus();
  const { value, failure, again } = useLoaded(
    (signal) => services.api.call('GET /api/collection/token', { collection: 'Flunks', tokenId }, { signal }),
    [tokenId],
  );
  const { previous, next } = useNeighbors(tokenId, query);
  const turnTo = (id: string | null): void => {
    if (id === null) return;
    sound('select');
    onStudent(id);
  };
  const answer = value?.token.tokenId === tokenId ? value : null;
  const clique = answer && tokenClique(answer.token);
  // The book's classes are the four cliques.
  const isInBook = clique !== null && clique !== 'FLUNKO';
  const title = answer === null ? TEXTS.page : tokenName(answer.token);
  return (
    <section
      ref={page}
      className={styles.student}
      tabIndex={-1}
      aria-label={title}
      aria-busy={answer === null}
      data-clique={clique ?? undefined}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        // There the arrows move between letters.
        if (event.target instanceof HTMLInputElement) return;
        if (event.key === 'ArrowLeft') turnTo(previous);
        if (event.key === 'ArrowRight') turnTo(next);
      }}
    >
      <nav className={styles.studentNav} aria-label={TEXTS.page}>
        <Button onClick={onClose}>{TEXTS.back}</Button>
        <Button disabled={previous === null} onClick={() => turnTo(previous)}>
          {TEXTS.previous}
        </Button>
        <Button disabled={next === null} onClick={() => turnTo(next)}>
          {TEXTS.next}
        </Button>
        <Button disabled={!isInBook} onClick={() => answer && onBook(answer.token)}>
          {TEXTS.inTheBook}
        </Button>
        <Button disabled={answer === null} onClick={() => answer && onCompare(answer.token)}>
          {TEXTS.compare}
        </Button>
        <CopyButton text={() => linkTo({ kind: 'student', tokenId }, appId, location.origin)}>
          {YEARBOOK_TEXTS.copyLink}
        </CopyButton>
        <Button onClick={() => desktop.openFor('token-details', `Flunks/${tokenId}`)}>{TEXTS.details}</Button>
      </nav>
      {answer !== null ? (
        <Paper answer={answer} />
      ) : failure?.code === 'NOT_FOUND' ? (
        <Notice heading={TEXTS.unknown} text={TEXTS.unknownNote} button={TEXTS.back} onPress={onClose} />
      ) : failure !== null ? (
        <Failed failure={failure} onRetry={again} />
      ) : (
        <Notice heading={YEARBOOK_TEXTS.loading} />
      )}
    </section>
  );
}

/** What is printed on the page. */
function Paper({ answer }: { readonly answer: TokenAnswer }) {
  const { services } = useApp();
  const { wallet } = useStore(services.session);
  const { token, rarity } = answer;
  const clique = tokenClique(token);
  const superlative = superlativeOf(token.traits);
  const facts: readonly Fact[] = [
    [TEXTS.clique, clique === null ? TEXTS.none : CLIQUE_NAMES[clique]],
    [TEXTS.number, `#${token.serial}`],
    [RARITY.rarity, RARITY.place(rarity.rank, rarity.of)],
    [TEXTS.holder, token.owner === wallet ? TEXTS.you : shortAddress(token.owner)],
  ];
  return (
    <div className={styles.studentPaper} role="group" aria-label={TEXTS.page} tabIndex={0}>
      <div className={styles.studentSide}>
        <div className={styles.studentPhoto}>
          <Portrait token={token} size={PICTURE} alt={describeToken(token)} />
        </div>
        <h3>{tokenName(token)}</h3>
        {superlative !== null && (
          <p className={styles.studentSuperlative}>{TEXTS.superlative(superlative)}</p>
        )}
        <FactList className={styles.studentFacts} facts={facts} />
      </div>
      <div className={styles.studentTraits}>
        <TraitTable answer={answer} />
        <p>{RARITY.method}</p>
      </div>
      <Signatures key={token.tokenId} tokenId={token.tokenId} />
    </div>
  );
}

/** The traits of a student, each with how many students share it. */
function TraitTable({ answer: { token, rarity } }: { readonly answer: TokenAnswer }) {
  return (
    <table className={styles.studentTable}>
      <thead>
        <tr>
          <th scope="col">{TEXTS.trait}</th>
          <th scope="col">{TEXTS.value}</th>
          <th scope="col">{TEXTS.sharedBy}</th>
        </tr>
      </thead>
      <tbody>
        {visibleTraits(token.traits).map((trait) => {
          const { name, value } = trait;
          const count = sharedBy(rarity, trait);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{count > 0 && TEXTS.shared(written(count), RARITY.share(count, rarity.of))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The students beside one, by their tokens' ids; null: there is none, or it is not known yet. */
interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Who stands before and behind a student in a list; of a student who is not in it, no student. */
function useNeighbors(tokenId: string, query: TokenQuery): Neighbors {
  const { api } = useApp().services;
  const { value } = useLoaded(
    async (signal) => {
      const found = await neighborsOf(tokenId, query, api, signal);
      return found.ok ? ok({ ...found.value, of: tokenId }) : found;
    },
    [tokenId, JSON.stringify(query)],
  );
  return value?.of === tokenId ? value : NOBODY;
}

async function neighborsOf(
  tokenId: string,
  query: TokenQuery,
  api: Api,
  signal: AbortSignal,
): Promise<Result<Neighbors>> {
  const list = { ...filtersOf(query), ...orderOf(query) };
  const behind = await api.call(
    'GET /api/collection/tokens',
    { ...list, after: `Flunks/${tokenId}`, offset: 0, limit: 1 },
    { signal },
  );
  if (!behind.ok) return behind;
  const { place } = behind.value;
  if (place === 0) return ok(NOBODY);
  const before = await api.call(
    'GET /api/collection/tokens',
    { ...list, offset: Math.max(0, place - 2), limit: Math.min(2, place) },
    { signal },
  );
  if (!before.ok) return before;
  const ids = before.value.tokens.map((token) => token.tokenId);
  if (ids.at(-1) !== tokenId) return ok(NOBODY);
  return ok({ previous: ids.at(-2) ?? null, next: behind.value.tokens[0]?.tokenId ?? null });
}
