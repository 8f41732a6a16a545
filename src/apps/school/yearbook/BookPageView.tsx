import { bundle } from '@bundles/cliques.ts';
import type { TraitsAnswer, ListedToken } from '@shared/contract/collection/collection.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { HOMEROOM, ON_PAGE, type BookPage, type contentsOf } from './book.ts';
import type { BookReader } from './bookReader.ts';
import { gridIn, type Room } from './bookRoom.ts';
import { BOOK_TEXTS as TEXTS, CLIQUES_NAMES, written, YEARBOOK_TEXTS } from './texts.ts';
import styles from './book.module.css';
import { useRef } from 'react';
import type { Result } from '@shared/kernel/result.ts';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useLineInSight } from '../../../overlays/controls/useLineInSight.ts';
import { useLoaded } from '../../../overlays/hooks.ts';

/** The school's crest, stamped in gold: `g` its metal, `d` the shade on it. */
const CREST: readonly string[] = [
  'ggggggggggggggggg',
  'g...............g',
  'g.......g.......g',
  'g......ggg......g',
  'g......ggg......g',
  'g.ggggggggggggg.g',
  'g..ggggggggggg..g',
  'g....ggggggg....g',
  'g....ggggggg....g',
  'g...gggd.dggg...g',
  'g...ggd...dgg...g',
  'gd..gd.....dg..dg',
  '.gd...........dg.',
  '.gd.gggg.gggg.dg.',
  '..gdg..ggg..gdg..',
  '...gg...g...gg...',
  '....ggd.g.dgg....',
  '......ggggg......',
  '........g........',
];
const GOLD: Readonly<Record<string, string>> = { g: '#feae34', d: '#b86f50' };

export interface PageProps extends Omit<StudentsOnPage, 'portrait'> {
  readonly page: BookPage;
  /** Its number, which is its index. */
  readonly number: number;
  readonly facets: TraitsAnswer;
  readonly reader: BookReader;
  readonly contents: ReturnType<typeof contentsOf>;
  /** How much room a page has for its portraits. */
  readonly room: Room;
  readonly onTurn: (index: number) => void;
}

const PICTURES = { GEEK: 'geek-open', JOCK: 'jock-open', PREP: 'prep-open', FREAK: 'freak-open' } as const;

/** One page as it is printed. */
export function BookPageView(props: PageProps) {
  const { page, facets, number } = props;
  switch (page.kind) {
    case 'cover':
      return <Cover {...props} />;
    case 'back':
      return (
        <article className={styles.bookPage} data-kind="cover">
          <div className={styles.bookCover} data-back>
            <PixelPicture rows={CREST} colors={GOLD} scale={2} />
          </div>
        </article>
      );
    case 'endpaper':
      return <Endpaper />;
    case 'title':
      return <TitlePage {...props} />;
    case 'opener':
      return (
        <article className={styles.bookPage} data-kind="opener" data-clique={page.clique}>
          <h3>{CLIQUES_NAMES[page.clique]}</h3>
          <CliquePicture clique={page.clique} />
          <p>{TEXTS.many(written(facets.cliques[page.clique]))}</p>
        </article>
      );
    case 'honors':
      return <HonorsPage {...props} clique={page.clique} />;
    case 'class':
      return <ClassPage {...props} page={page} />;
    case 'superlatives':
      return (
        <article className={styles.bookPage} data-kind="superlatives">
          {page.values.map((value) => (
            <section key={value} className={styles.bookVote}>
              <h3>{value}</h3>
              <BookStudents
                {...props}
                read={() => props.reader.voted(value)}
                {...gridIn(props.room, 'superlatives')}
              />
            </section>
          ))}
          <Folio number={number} />
        </article>
      );
    case 'autographs':
      return (
        <article className={styles.bookPage} data-kind="autographs">
          <h3>{TEXTS.parts.autographs}</h3>
          <p>{TEXTS.autographsNote}</p>
        </article>
      );
  }
}

function Cover({ onTurn }: PageProps) {
  return (
    <article className={styles.bookPage} data-kind="cover">
      <button type="button" className={styles.bookCover} onClick={() => onTurn(1)} aria-label={TEXTS.open}>
        <span>{TEXTS.school}</span>
        <PixelPicture rows={CREST} colors={GOLD} scale={6} />
        <b>{TEXTS.year}</b>
        <span>{TEXTS.yearbook}</span>
      </button>
    </article>
  );
}

function Endpaper() {
  const { username } = useStore(useApp().services.session);
  return (
    <article className={styles.bookPage} data-kind="endpaper">
      <p className={styles.bookPlate}>
        <span>{TEXTS.belongsTo}</span>
        <b>{username ?? ''}</b>
      </p>
    </article>
  );
}

function TitlePage({ facets, contents, onTurn }: PageProps) {
  return (
    <article className={styles.bookPage} data-kind="title">
      <PixelPicture rows={CREST} colors={{ ...GOLD, g: '#a22633', d: '#733e39' }} scale={2} />
      <h3>{TEXTS.yearbook}</h3>
      <p>{TEXTS.imprint(written(facets.total))}</p>
      <ol className={styles.bookContents} aria-label={TEXTS.contents}>
        {contents.map(({ part, index }) => (
          <li key={part}>
            <button type="button" onClick={() => onTurn(index)}>
              <span>{TEXTS.parts[part]}</span>
              <i />
              <span>{index}</span>
            </button>
          </li>
        ))}
      </ol>
    </article>
  );
}

type ClassPageProps = PageProps & { readonly page: Extract<BookPage, { readonly kind: 'class' }> };

function HonorsPage({ clique, ...props }: PageProps & { readonly clique: Clique }) {
  return (
    <article className={styles.bookPage} data-kind="honors" data-clique={clique}>
      <h3>{TEXTS.honors}</h3>
      <p title={RARITY.method}>{TEXTS.honorsNote(CLIQUES_NAMES[clique])}</p>
      <BookStudents
        {...props}
        read={() => props.reader.honors(clique)}
        line={({ rank }) => RARITY.rank(rank)}
        {...gridIn(props.room, 'honors')}
      />
      <Folio number={props.number} />
    </article>
  );
}

function ClassPage(props: ClassPageProps) {
  const { clique, homeroom, from } = props.page;
  return (
    <article className={styles.bookPage} data-kind="class" data-clique={clique}>
      <h3>
        <span>{CLIQUES_NAMES[clique]}</span>
        <span>{TEXTS.homeroom(clique, homeroom)}</span>
      </h3>
      <BookStudents
        {...props}
        read={() => props.reader.homeroom(clique, homeroom)}
        half={from % HOMEROOM === 0 ? [0, ON_PAGE] : [ON_PAGE, HOMEROOM]}
        {...gridIn(props.room, 'class')}
      />
      <Folio number={props.number} />
    </article>
  );
}

function CliquePicture({ clique }: { readonly clique: Clique }) {
  const { url, width, height } = bundle.pictures[PICTURES[clique]];
  return <img src={url} width={width * 2} height={height * 2} alt="" draggable={false} />;
}

/** The number at the foot of a page. */
const Folio = ({ number }: { readonly number: number }) => <footer aria-hidden>{number}</footer>;

/** How a page shows its students. */
interface StudentsOnPage {
  /** Width and height of the portraits (logical pixels). */
  readonly portrait: number;
  /** A student to be pointed at, by the token's id. */
  readonly marked: string | null;
  readonly onStudent: (student: ListedToken) => void;
}

interface BookStudentsProps extends StudentsOnPage {
  /** The number of the page. */
  readonly number: number;
  readonly read: () => Promise<Result<readonly ListedToken[]>>;
  /** Which of them are on this page; absent: all. */
  readonly half?: readonly [from: number, to: number];
  /** What stands under a name; absent: nothing. */
  readonly line?: (student: ListedToken) => string;
  readonly columns: number;
}

/** A name with five digits needs so much width (logical pixels). */
const NAME = 66;

/** Portraits of a page with the names under them. Each is a button to the student's own page. */
function BookStudents({ portrait, marked, onStudent, number, read, half, line, columns }: BookStudentsProps) {
  const { value, failure, again } = useLoaded(read, [number]);
  const list = useRef<HTMLUListElement>(null);
  const students = (half === undefined ? value : value?.slice(...half)) ?? [];
  useLineInSight(
    list,
    students.findIndex(({ tokenId }) => tokenId === marked),
  );
  if (value === null && failure !== null) {
    return (
      <div className={styles.bookFailed} role="alert">
        <p>{failure.message || YEARBOOK_TEXTS.error}</p>
        <Button onClick={again}>{YEARBOOK_TEXTS.tryAgain}</Button>
      </div>
    );
  }
  return (
    <ul
      ref={list}
      className={styles.bookStudents}
      aria-busy={value === null}
      style={{ gridTemplateColumns: `repeat(${columns}, ${Math.max(portrait + 8, NAME)}px)` }}
    >
      {students.map((student) => (
        <li key={student.tokenId} data-marked={student.tokenId === marked || undefined}>
          <button type="button" onClick={() => onStudent(student)}>
            <Portrait token={student} size={portrait} alt="" />
            <span>{tokenName(student)}</span>
            {line !== undefined && <span>{line(student)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
