import { useCallback, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import type { ListedToken, Token } from '@shared/contract/collection/collection.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { everythingOf, isFiltered, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { browseActors } from '../../../overlays/collection/browseActors.ts';
import { browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { PortraitWall } from '../../../overlays/collection/Portrait.tsx';
import { tokenClique, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { useDensity } from '../../../overlays/collection/useDensity.ts';
import { useFacets } from '../../../overlays/collection/useFacets.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Book, pagesOf } from './Book.tsx';
import { pageOf } from './book.ts';
import { bookReader } from './bookReader.ts';
import { ComparePage } from './ComparePage.tsx';
import { Grid } from './Grid.tsx';
import { Header, type View } from './Header.tsx';
import { Failed, Notice } from './Notice.tsx';
import { readPlace } from './permalink.ts';
import { StudentPage } from './StudentPage.tsx';
import { COMPARE_TEXTS, YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import styles from './yearbook.module.css';

/** A seed that gives another random order. */
const newSeed = (random: Random): number => Math.floor(random() * 2 ** 32);

const EVERYBODY = everythingOf('Flunks');

/** A student whose page is open. */
interface OpenStudent {
  readonly tokenId: string;
  /** The list that the student was chosen from. */
  readonly query: TokenQuery;
}

/** Students to be compared; the other is null until they are chosen. */
interface Comparison {
  readonly one: Token;
  readonly other: string | null;
}

/** The Yearbook: all students of the collection's index, as cards and as a book (YEARBOOK-1). */
function YearbookWindow() {
  const { params, services, random, sound, desktop } = useApp();
  const [start] = useState(() => readPlace(params, newSeed(random)));
  const [machine] = useState(() => browseMachine.provide({ actors: browseActors(services, 'everybody') }));
  const [query] = useState(() =>
    start.kind === 'grid' ? start.query : everythingOf('Flunks', 'random', newSeed(random)),
  );
  const [snapshot, send] = useMachine(machine, { input: { query } });
  const [reader] = useState(() => bookReader(services.api));
  const [view, setView] = useState<View>(start.kind === 'book' ? 'book' : 'grid');
  const [page, setPage] = useState(start.kind === 'book' ? start.page : 0);
  const [marked, setMarked] = useState<string | null>(null);
  const [student, setStudent] = useState<OpenStudent | null>(
    start.kind === 'student' ? { tokenId: start.tokenId, query } : null,
  );
  /** Who is to be compared, and with whom once that is chosen. */
  const [compared, setCompared] = useState<Comparison | null>(null);
  /** What was typed to sign pages with and is not signed yet, by the token's id. */
  const root = useRef<HTMLDivElement>(null);
  const density = useDensity(root);
  const { value: facts, failure: noFacts, again: askFacts } = useFacets(null, EVERYBODY);
  const { total, fresh, failure, counts } = snapshot.context;
  const shownQuery = snapshot.context.query;

  const openStudent = useCallback(
    ({ tokenId }: ListedToken, from: TokenQuery) => {
      if (tokenId === compared?.one.tokenId) return;
      sound('open');
      if (compared === null) setStudent({ tokenId, query: from });
      else setCompared({ ...compared, other: tokenId });
    },
    [sound, compared],
  );
  const openCard = useCallback(
    (chosen: ListedToken) => openStudent(chosen, shownQuery),
    [openStudent, shownQuery],
  );
  /** Opens the book at a student, and points at them. */
  const openBookAt = async (chosen: Token): Promise<void> => {
    const clique = tokenClique(chosen);
    if (facts === null || clique === null || clique === 'FLUNKO') return;
    const answer = await services.api.call('GET /api/collection/tokens', {
      ...{ collection: 'Flunks', clique, sort: 'number', offset: 0, limit: 1 },
      after: `Flunks/${chosen.tokenId}`,
    });
    if (!answer.ok) {
      await desktop.ask({ title: TEXTS.title, message: answer.error.message || TEXTS.error, icon: 'error' });
      return;
    }
    const found = pageOf(pagesOf(facts), clique, answer.value.place - 1);
    if (found === null) return;
    setPage(found);
    setMarked(chosen.tokenId);
    setStudent(null);
    setView('book');
  };

  const isCompared = compared !== null && compared.other !== null;
  const content = () => {
    if (total === null && (failure !== null || snapshot.hasTag('outage'))) {
      return <Failed failure={failure} onRetry={() => send({ type: 'user.retry' })} />;
    }
    if (total === null) return <Notice heading={TEXTS.loading} />;
    if (total === 0 && fresh && !isFiltered(shownQuery)) {
      return (
        <Notice
          heading={TEXTS.empty}
          text={TEXTS.emptyNote}
          button={TEXTS.reload}
          onPress={() => send({ type: 'user.clear' })}
        />
      );
    }
    return (
      <>
        <div className={styles.yearbookShelf} inert={student !== null || isCompared}>
          {compared !== null && (
            <p className={styles.compareBar} role="status">
              <span>{COMPARE_TEXTS.choose(tokenName(compared.one))}</span>
              <Button onClick={() => setCompared(null)}>{COMPARE_TEXTS.cancel}</Button>
            </p>
          )}
          {view === 'grid' ? (
            <Grid
              {...{ snapshot, send }}
              onShuffle={() => send({ type: 'user.shuffle', seed: newSeed(random) })}
              onStudent={openCard}
            />
          ) : facts === null ? (
            noFacts === null ? (
              <Notice heading={TEXTS.loading} />
            ) : (
              <Failed failure={noFacts} onRetry={askFacts} />
            )
          ) : (
            <Book
              {...{ facts, reader, marked }}
              index={page}
              onTurn={setPage}
              onHomeroom={(chosen) => void openBookAt(chosen)}
              onStudent={(chosen) =>
                openStudent(chosen, {
                  ...EVERYBODY,
                  clique: chosen.clique === 'FLUNKO' ? null : chosen.clique,
                })
              }
            />
          )}
        </div>
        {student !== null && (
          <StudentPage
            {...student}
            onStudent={(tokenId) => setStudent({ ...student, tokenId })}
            onBook={(chosen) => void openBookAt(chosen)}
            onCompare={(one) => {
              setCompared({ one, other: null });
              setStudent(null);
            }}
            onClose={() => {
              sound('close');
              setStudent(null);
            }}
          />
        )}
        {compared !== null && compared.other !== null && (
          <ComparePage
            ids={[compared.one.tokenId, compared.other]}
            onStudent={(tokenId) => {
              setCompared(null);
              setStudent({ tokenId, query: shownQuery });
            }}
            onClose={() => {
              sound('close');
              setCompared(null);
            }}
          />
        )}
      </>
    );
  };
  return (
    <div ref={root} className={styles.yearbook}>
      <Header total={counts?.Flunks ?? null} {...{ facts, view }} onView={setView} />
      <PortraitWall density={density}>{content()}</PortraitWall>
    </div>
  );
}

export default mountReact(YearbookWindow);
