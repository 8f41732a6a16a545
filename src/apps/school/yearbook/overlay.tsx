import { useCallback, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import type { ListedToken, Token, TraitsAnswer } from '@shared/contract/collection/collection.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { everythingOf, isFiltered, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { browseActors } from '../../../overlays/collection/browseActors.ts';
import { browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { PortraitWall } from '../../../overlays/collection/Portrait.tsx';
import { tokenClique, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { useDensity } from '../../../overlays/collection/useDensity.ts';
import { useFacets } from '../../../overlays/collection/useFacets.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { FactList, type Fact } from '../../../overlays/controls/FactList.tsx';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useTune } from '../../../overlays/useTune.ts';
import { Book, pagesOf } from './Book.tsx';
import { pageOf } from './book.ts';
import { bookReader } from './bookReader.ts';
import { ComparePage } from './ComparePage.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import { Failed, Notice } from './Notice.tsx';
import { readPlace } from './permalink.ts';
import { StudentPage } from './StudentPage.tsx';
import { COMPARE_TEXTS, YEARBOOK_TEXTS as TEXTS, CLIQUES_NAMES, written } from './texts.ts';
import styles from './yearbook.module.css';
import { bundle as music } from '@bundles/yearbook-music.ts';

const VIEWS = [
  { id: 'grid', title: TEXTS.grid },
  { id: 'book', title: TEXTS.bookView },
] as const;

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
  const { params, services, random } = useApp();
  useTune(music.tracks.yearbook);
  const [start] = useState(() => readPlace(params, newSeed(random)));
  const [machine] = useState(() => browseMachine.provide({ actors: browseActors(services, 'everybody') }));
  const [query] = useState(() =>
    start.kind === 'grid' ? start.query : everythingOf('Flunks', 'random', newSeed(random)),
  );
  const [snapshot, send] = useMachine(machine, { input: { query } });
  const [view, setView] = useState<View>(start.kind === 'book' ? 'book' : 'grid');
  const root = useRef<HTMLDivElement>(null);
  const density = useDensity(root);
  const facets = useFacets(null, EVERYBODY);
  const students = useStudents(start.kind === 'student' ? { tokenId: start.tokenId, query } : null);
  const book = useBookPlace(start.kind === 'book' ? start.page : 0, facets.value, () => {
    students.close();
    setView('book');
  });
  return (
    <div ref={root} className={styles.yearbook}>
      <Header
        total={snapshot.context.counts?.Flunks ?? null}
        {...{ facets: facets.value, view }}
        onView={setView}
      />
      <PortraitWall density={density}>
        <Content {...{ snapshot, send, view, facets, students, book }} />
      </PortraitWall>
    </div>
  );
}

/** Whose page is open, and who is to be compared, and with whom once that is chosen. */
function useStudents(first: OpenStudent | null) {
  const { sound } = useApp();
  const [student, setStudent] = useState(first);
  const [compared, setCompared] = useState<Comparison | null>(null);
  /** Opens a student's page, or the comparison with them. */
  const open = useCallback(
    ({ tokenId }: ListedToken, from: TokenQuery) => {
      if (tokenId === compared?.one.tokenId) return;
      sound('open');
      if (compared === null) setStudent({ tokenId, query: from });
      else setCompared({ ...compared, other: tokenId });
    },
    [sound, compared],
  );
  return { student, compared, open, setStudent, setCompared, close: () => setStudent(null) };
}

/** Where the book lies open. `onFound` is called when it was opened at a student. */
function useBookPlace(first: number, facets: TraitsAnswer | null, onFound: () => void) {
  const { services, desktop } = useApp();
  const [reader] = useState(() => bookReader(services.api));
  const [page, setPage] = useState(first);
  const [marked, setMarked] = useState<string | null>(null);
  /** Opens the book at a student, and points at them. */
  const openAt = async (chosen: Token): Promise<void> => {
    const clique = tokenClique(chosen);
    if (facets === null || clique === null || clique === 'FLUNKO') return;
    const answer = await services.api.call('GET /api/collection/tokens', {
      ...{ collection: 'Flunks', clique, sort: 'number', offset: 0, limit: 1 },
      after: `Flunks/${chosen.tokenId}`,
    });
    if (!answer.ok) {
      await desktop.ask({ title: TEXTS.title, message: answer.error.message || TEXTS.error, icon: 'error' });
      return;
    }
    const found = pageOf(pagesOf(facets), clique, answer.value.place - 1);
    if (found === null) return;
    setPage(found);
    setMarked(chosen.tokenId);
    onFound();
  };
  return { reader, page, setPage, marked, openAt };
}

interface ContentProps extends Pick<GridProps, 'snapshot' | 'send'> {
  readonly view: View;
  readonly facets: ReturnType<typeof useFacets>;
  readonly students: ReturnType<typeof useStudents>;
  readonly book: ReturnType<typeof useBookPlace>;
}

/** The shelf, or why there is none, and over it the student that is open. */
function Content(props: ContentProps) {
  const { snapshot, send, students } = props;
  const { student, compared } = students;
  const { total, fresh, failure, query } = snapshot.context;
  if (total === null && (failure !== null || snapshot.hasTag('outage'))) {
    return <Failed failure={failure} onRetry={() => send({ type: 'user.retry' })} />;
  }
  if (total === null) return <Notice heading={TEXTS.loading} />;
  if (total === 0 && fresh && !isFiltered(query)) {
    return (
      <Notice
        heading={TEXTS.empty}
        text={TEXTS.emptyNote}
        button={TEXTS.reload}
        onPress={() => send({ type: 'user.clear' })}
      />
    );
  }
  const isCompared = compared !== null && compared.other !== null;
  return (
    <>
      <div className={styles.yearbookShelf} inert={student !== null || isCompared}>
        {compared !== null && (
          <p className={styles.compareBar} role="status">
            <span>{COMPARE_TEXTS.choose(tokenName(compared.one))}</span>
            <Button onClick={() => students.setCompared(null)}>{COMPARE_TEXTS.cancel}</Button>
          </p>
        )}
        <Shelf {...props} />
      </div>
      <OpenPages {...props} />
    </>
  );
}

/** All students, as cards or as a book. */
function Shelf({
  snapshot,
  send,
  view,
  facets: { value: facets, failure, again },
  students,
  book,
}: ContentProps) {
  const { random } = useApp();
  const { open } = students;
  const { query } = snapshot.context;
  const openCard = useCallback((chosen: ListedToken) => open(chosen, query), [open, query]);
  if (view === 'grid') {
    return (
      <Grid
        {...{ snapshot, send }}
        onShuffle={() => send({ type: 'user.shuffle', seed: newSeed(random) })}
        onStudent={openCard}
      />
    );
  }
  if (facets === null) {
    return failure === null ? (
      <Notice heading={TEXTS.loading} />
    ) : (
      <Failed failure={failure} onRetry={again} />
    );
  }
  return (
    <Book
      {...{ facets, reader: book.reader, marked: book.marked }}
      index={book.page}
      onTurn={book.setPage}
      onHomeroom={(chosen) => void book.openAt(chosen)}
      onStudent={(chosen) =>
        open(chosen, { ...EVERYBODY, clique: chosen.clique === 'FLUNKO' ? null : chosen.clique })
      }
    />
  );
}

/** The page of the student that is open, or of the two that are compared. */
function OpenPages({ snapshot, students, book }: ContentProps) {
  const { sound } = useApp();
  const { student, compared, setStudent, setCompared } = students;
  return (
    <>
      {student !== null && (
        <StudentPage
          {...student}
          onStudent={(tokenId) => setStudent({ ...student, tokenId })}
          onBook={(chosen) => void book.openAt(chosen)}
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
            setStudent({ tokenId, query: snapshot.context.query });
          }}
          onClose={() => {
            sound('close');
            setCompared(null);
          }}
        />
      )}
    </>
  );
}

interface HeaderProps {
  /** How many students there are; null: it is not known yet. */
  readonly total: number | null;
  /** What there is of them without any filter; null: it has not come yet. */
  readonly facets: TraitsAnswer | null;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** As cards, or as a book. */
type View = 'grid' | 'book';

/** What the book is called, how many are in it, and the bar of figures below (YEARBOOK-2). */
function Header({ total, facets, view, onView }: HeaderProps) {
  const figure = (number: number | null | undefined): string =>
    number === null || number === undefined ? TEXTS.unknown : written(number);
  const figures: readonly Fact[] = [
    [TEXTS.total, figure(total)],
    ...CLIQUES.map((clique): Fact => [CLIQUES_NAMES[clique], figure(facets?.cliques[clique])]),
    [TEXTS.unique, figure(facets?.values)],
  ];
  return (
    <header className={styles.yearbookHead}>
      <Icon name="yearbook" />
      <div>
        <h2>{TEXTS.title}</h2>
        <p>
          {total !== null && <span>{TEXTS.students(total)}</span>}
          <span>{TEXTS.classOf}</span>
        </p>
      </div>
      <Switch label={TEXTS.view} options={VIEWS} value={view} onChoose={onView} />
      <section aria-label={TEXTS.stats}>
        <FactList className={styles.yearbookStats} facts={figures} />
      </section>
    </header>
  );
}

export default mountReact(YearbookWindow);
