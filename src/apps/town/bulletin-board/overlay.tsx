import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { bundle } from '@bundles/bulletin-board.ts';
import { useAnnouncements } from '../../../overlays/announcements/announcements.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { MARKETPLACE } from '../../../config/links.ts';
import { useWeek } from '../../../overlays/useWeek.ts';
import { boardScale, openingScroll } from './boardScale.ts';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { BOARD_TEXTS as TEXTS } from './texts.ts';
import { Wall } from './wall/Wall.tsx';
import { workIn } from './wall/workIn.ts';
import { WALL_COLORS, WALL_ROWS, WALL_SPOT } from './wall/wallPaper.ts';
import styles from './bulletinBoard.module.css';
import type { Announcement } from '@shared/contract/office/announcements.ts';
import type { Note } from '@shared/domain/town/episode.ts';
import { Sheet } from './Sheet.tsx';

interface NoteSheetProps {
  readonly announcements: readonly Announcement[];
  /** What hangs there this week; null: nothing. */
  readonly notice: Note | null;
  readonly onBack: () => void;
}

/** What the pinned note says (BOARD-2): what is announced, and the notice of the week (EPISODE-8). */
function NoteSheet({ announcements, notice, onBack }: NoteSheetProps) {
  return (
    <Sheet title={TEXTS.note} onBack={onBack}>
      {announcements.map(({ id, title, text }) => (
        <div key={id} className={styles.sheetEntry}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
      {notice !== null && (
        <div className={styles.sheetEntry}>
          <h3>{notice.title}</h3>
          <p>{notice.text}</p>
        </div>
      )}
    </Sheet>
  );
}

/** The note that hangs on the board while something is announced or told this week; a pixel is one of the board's picture. */
const NOTE_ROWS = [
  '....................................',
  '....................................',
  '................bbb.................',
  '...............bbbbb................',
  '...............bhbbb................',
  '.rrrrrrrrrrrrrrbbbbbrrrrrrrrrrrrrrr.',
  '.rrrrrrrrrrrrrrrbbbrrrrrrrrrrrrrrrr.',
  '.rrrrrrrrrrrrrrrrkrrrrrrrrrrrrrrrrrs',
  '.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrs',
  '.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrs',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwrwwwrwwrrrrwwrwwwrwwwrrrwwwwes',
  '.wwwwwrrwwrwwrwwwwwrwwwrwwrwwwwwwwes',
  '.wwwwwrwrwrwwrrrwwwrwrwrwwwrrwwwwwes',
  '.wwwwwrwwrrwwrwwwwwrrwrrwwwwwrwwwwes',
  '.wwwwwrwwwrwwrrrrwwrwwwrwwrrrwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwllllllllllllllllllllllllwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwlllllllllllllllllllllwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwlllllllllllllllllllllllllwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwlllllllllllllwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwes',
  '.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeees',
  '...sssssssssssssssssssssssssssssssss',
] as const;

const NOTE_COLORS = {
  w: '#fbf8ee',
  e: '#d9cfb4',
  r: '#a22633',
  l: '#8b9bb4',
  b: '#124e89',
  h: '#9fd0f0',
  k: '#262b44',
  s: '#00000040',
} as const;

/** Where it hangs, in pixels of the picture: between the papers, below the red thread. */
const NOTE_SPOT = { x: 145, y: 143, w: 36, h: 42 } as const;

const PICTURE = bundle.pictures['bulletin-board'];
const { hotspots } = bundle.places['bulletin-board'];

/** A paper that is looked at from close. */
type Sheet = 'challenges' | 'note' | 'wall';

/** What the window shows first: the wall where it was opened for that, or the board. */
const sheetAtFirst = (params: string | undefined): Sheet | null => (params === undefined ? null : 'wall');

/** The board: its picture, the papers that can be pressed, and what is behind three of them (BOARD-1, BOARD-2, WORK-4). */
function BulletinBoard() {
  const { desktop, params, sound } = useApp();
  const announcements = useAnnouncements('bulletin-board');
  const notice = useWeek()?.episode?.notice ?? null;
  const hasNote = announcements.length > 0 || notice !== null;
  const [reading, setReading] = useState(() => sheetAtFirst(params));
  const [hint, setHint] = useState<string | null>(null);
  const [cameFrom, setCameFrom] = useState<Sheet | null>(null);

  const read = (sheet: Sheet | null): void => {
    sound('select');
    setCameFrom(reading);
    setHint(null);
    setReading(sheet);
  };
  if (reading === 'challenges') return <ChallengeSheet onBack={() => read(null)} />;
  if (reading === 'wall') return <Wall workAtFirst={workIn(params)} onBack={() => read(null)} />;
  if (reading === 'note') return <NoteSheet {...{ announcements, notice }} onBack={() => read(null)} />;
  return (
    <div className={styles.board}>
      <Board
        hasNote={hasNote}
        onHint={setHint}
        onMarket={() => desktop.open(MARKETPLACE.id)}
        onRead={read}
        cameFrom={cameFrom}
      />
      <StatusBar panels={[hint ?? (hasNote ? TEXTS.hintWithNote : TEXTS.hint)]} />
    </div>
  );
}

interface Paper {
  readonly spot: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly name: string;
  readonly says: string;
  readonly onOpen: () => void;
  /** Whether the keyboard is to be on it. */
  readonly focus: boolean;
  /** Absent: the board's picture has it. */
  readonly picture?: ReactNode;
}

interface BoardProps {
  /** Whether something is announced, or the week has a notice. */
  readonly hasNote: boolean;
  readonly onHint: (text: string | null) => void;
  readonly onMarket: () => void;
  readonly onRead: (sheet: Sheet) => void;
  /** The paper from which the person comes back; null: from none. */
  readonly cameFrom: Sheet | null;
}

/** How large the picture is in its frame, in whole pixels, and where it lies. */
function usePicturePlace(frame: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ scale: 1, left: 0, top: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fit = (): void => {
      const { clientWidth, clientHeight } = element;
      const whole = boardScale({ width: clientWidth, height: clientHeight }, PICTURE);
      const middle = (all: number, taken: number): number => Math.max(0, Math.floor((all - taken) / 2));
      setPlace({
        scale: whole,
        left: middle(clientWidth, PICTURE.width * whole),
        top: middle(clientHeight, PICTURE.height * whole),
      });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return place;
}

/** The picture in whole pixels, from its middle where it is larger than the window, and the buttons over its papers. */
function Board({ hasNote, onHint, onMarket, onRead, cameFrom }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { scale, left, top } = usePicturePlace(frame);
  const papers: readonly Paper[] = [
    { spot: hotspots.market, name: TEXTS.market, says: TEXTS.marketHint, onOpen: onMarket, focus: false },
    {
      spot: hotspots.challenges,
      name: TEXTS.challenges,
      says: TEXTS.challengesHint,
      onOpen: () => onRead('challenges'),
      focus: cameFrom === 'challenges',
    },
  ];
  const wall: Paper = {
    spot: WALL_SPOT,
    name: TEXTS.wall,
    says: TEXTS.wallHint,
    onOpen: () => onRead('wall'),
    focus: cameFrom === 'wall',
    picture: <PixelPicture rows={WALL_ROWS} colors={WALL_COLORS} scale={scale} />,
  };
  const note: Paper = {
    spot: NOTE_SPOT,
    name: TEXTS.note,
    says: TEXTS.noteHint,
    onOpen: () => onRead('note'),
    focus: cameFrom === 'note',
    picture: <PixelPicture rows={NOTE_ROWS} colors={NOTE_COLORS} scale={scale} />,
  };
  const shown = [...papers, wall, ...(hasNote ? [note] : [])];
  const showPapers = useEffectEvent(() => {
    const element = frame.current;
    if (element === null) return;
    const spans = shown.map(({ spot }) => ({ from: spot.x * scale, to: (spot.x + spot.w) * scale }));
    element.scrollLeft = openingScroll(element.clientWidth, PICTURE.width * scale, spans);
  });
  useEffect(() => showPapers(), [scale]);
  return (
    <div ref={frame} className={styles.boardWall}>
      <div
        className={styles.boardPicture}
        role="group"
        aria-label={TEXTS.board}
        style={{ left, top, width: PICTURE.width * scale, height: PICTURE.height * scale }}
      >
        <Picture url={PICTURE.url} alt="" />
        {shown.map(({ spot, name, says, onOpen, focus, picture }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            autoFocus={focus}
            style={{
              left: spot.x * scale,
              top: spot.y * scale,
              width: spot.w * scale,
              height: spot.h * scale,
            }}
            onClick={onOpen}
            onPointerEnter={() => onHint(says)}
            onPointerLeave={() => onHint(null)}
            onFocus={() => onHint(says)}
            onBlur={() => onHint(null)}
          >
            {picture}
          </button>
        ))}
      </div>
    </div>
  );
}

export default mountReact(BulletinBoard);
