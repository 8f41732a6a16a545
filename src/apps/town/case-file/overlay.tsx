import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardLine } from '@shared/contract/town/board.ts';
import { inFolder, SCHOOL } from '@shared/domain/system/disk/entries.ts';
import { WRONG_A_DAY, type CardName } from '@shared/domain/town/case/cards.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { CORK } from '../../../overlays/cork.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { Board } from './Board.tsx';
import styles from './caseFile.module.css';
import type { Clue } from '../../../town/clues/clue.ts';
import { CLUES } from '../../../town/clues/clues.ts';
import { JoinPaper } from './JoinPaper.tsx';
import { Readings } from './Readings.tsx';
import { TEXTS } from './texts.ts';
import { boardOf, momentsOf } from './timeline.ts';
import { useCase, type CaseBoard } from './useCase.ts';
import { useJoining } from './useJoining.ts';
import { Invitation, TwoStrip } from './two/Strips.tsx';
import { useBoards, type Boards } from './two/useBoards.ts';
import { useGuestBoard } from './two/useGuestBoard.ts';
import { useTwo, type Two } from './two/useTwo.ts';
import { useWeekClues } from './useWeekClues.ts';
import { WhatNext } from './WhatNext.tsx';

type Kind = keyof typeof TEXTS.kinds;
const KINDS = (Object.keys(TEXTS.kinds) as Kind[]).map((id) => ({ id, title: TEXTS.kinds[id] }));

const VIEWS = (Object.keys(TEXTS.views) as (keyof typeof TEXTS.views)[]).map((id) => ({
  id,
  title: TEXTS.views[id],
}));

interface Filter {
  readonly kind: Kind;
  readonly words: string;
}
const NO_FILTER: Filter = { kind: 'all', words: '' };

const kindOf = ({ id }: Clue): string => id.slice(0, id.indexOf(':'));

/** Whether a card is of this kind, and has all these words in any order. */
function passes(clue: Clue, { kind, words }: Filter): boolean {
  if (kind !== 'all' && kindOf(clue) !== kind) return false;
  const text = `${clue.title} ${clue.lines}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Everything that the person has met of the Friday, and what they make of it, alone or with another (CASE-1 to CASE-17). */
function CaseFile() {
  const app = useApp();
  const facts = useStore(app.services.story);
  const file = useCase();
  const ofWeeks = useWeekClues(facts, file.behind);
  const met = [...CLUES.filter(({ fact }) => facts.has(fact)), ...ofWeeks];
  const boards = useBoards();
  const [said, setSaid] = useState<string | null>(null);
  const [view, setView] = useState<string>('friday');
  const told = {
    refresh: boards.refresh,
    onEnded: ({ username }: BoardLine) => setSaid(TEXTS.two.ended(username)),
    onRefused: setSaid,
  };
  const own = useTwo(boards.own, told);
  useGuestThreads(file, own, setSaid);
  const open = boards.others.filter(({ tail }) => tail.state === 'open');
  const guest = useTwo(open.find(({ id }) => id === view) ?? null, told);
  const theirs = useGuestBoard(guest);
  const joining = useJoining(file, met, own?.company ?? null);
  const pages: readonly TabPage<string>[] = [
    ...VIEWS,
    ...open.map(({ id, username }) => ({ id, title: TEXTS.two.tab(username) })),
  ];
  const current = pages.some(({ id }) => id === view) ? view : 'friday';
  const choose = (next: string): void => {
    setSaid(null);
    setView(next);
  };
  const friday = useFriday(met, () => choose('friday'));
  const shareReadings = async () => {
    const { readingsPicture } = await import('./share/readingsPicture.ts');
    return readingsPicture(met, file.pins);
  };
  const { paper, closePaper, setPaper } = guest === null ? joining : theirs.joining;
  return (
    <>
      <div className={styles.caseFile}>
        {boards.others
          .filter(({ tail }) => tail.state === 'asked')
          .map((line) => (
            <Invitation key={line.id} {...{ line, boards }} onLook={() => choose(line.id)} />
          ))}
        {met.length === 0 && boards.others.length === 0 ? (
          <EmptyBoard />
        ) : (
          <Tabs label={TEXTS.view} pages={pages} current={current} onChoose={choose}>
            {current === 'friday' && <Friday {...{ met, file, boards, own, joining, friday }} />}
            {current === 'readings' && (
              <Readings
                {...{ met }}
                pins={file.pins}
                onShow={friday.show}
                onShare={() => setPaper({ shared: { of: 'readings', draw: shareReadings } })}
              />
            )}
            {current === 'next' && <WhatNext joins={file.joins} />}
            {guest !== null && <Theirs key={guest.line.id} {...{ guest, theirs, boards }} />}
            {paper !== null && <JoinPaper paper={paper} onClose={closePaper} />}
          </Tabs>
        )}
      </div>
      <StatusBar wraps panels={footOf()} />
    </>
  );

  function footOf(): readonly [said: string, counted: string] {
    if (guest !== null) return [theirs.joining.said ?? said ?? theirs.hint, TEXTS.count(theirs.met.length)];
    const shown = met.filter((clue) => passes(clue, friday.filter)).length;
    const counted = shown === 0 && met.length > 0 ? TEXTS.noMatch : TEXTS.count(shown);
    const hint =
      current === 'friday' && met.length > 0 ? (joining.said ?? said ?? hintOf(file)) : (said ?? '');
    return [hint, counted];
  }
}

/** Which cards of the person's own board are looked at, and which one is looked for. */
function useFriday(met: readonly Clue[], onShow: () => void) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [wanted, setWanted] = useState<{ readonly card: CardName } | null>(null);
  return {
    ...{ filter, setFilter, wanted },
    shown: met.filter((clue) => passes(clue, filter)),
    show({ id }: Pick<Clue, 'id'>): void {
      setFilter(NO_FILTER);
      setWanted({ card: id });
      onShow();
    },
  };
}

interface FridayProps {
  readonly met: readonly Clue[];
  readonly file: CaseBoard;
  readonly boards: Boards;
  readonly own: Two | null;
  readonly joining: ReturnType<typeof useJoining>;
  readonly friday: ReturnType<typeof useFriday>;
}

/** The person's own board, hour by hour. */
function Friday({ met, file, boards, own, joining, friday }: FridayProps) {
  const { filter, setFilter, shown, wanted, show } = friday;
  if (met.length === 0) return <EmptyBoard />;
  const shareBoard = async () => {
    const { boardPicture } = await import('./share/boardPicture.ts');
    return boardPicture({ clues: shown, joins: file.joins, pins: file.pins });
  };
  const open = (): void =>
    joining.setPaper(file.wallet === null ? { words: TEXTS.two.noWallet } : { ask: boards.ask });
  return (
    <>
      <Bar
        {...{ filter, setFilter }}
        onOpen={own === null ? open : null}
        onShare={
          shown.length === 0 ? null : () => joining.setPaper({ shared: { of: 'friday', draw: shareBoard } })
        }
      />
      {own !== null && <TwoStrip two={own} clues={met} boards={boards} onGoTo={show} />}
      {/* What a filter leaves out is known all the same, so that no gap is drawn for it. */}
      <Board
        {...joining.board}
        stretches={shown.length === met.length ? boardOf(met) : momentsOf(shown)}
        joins={file.joins}
        wanted={wanted}
      />
    </>
  );
}

interface TheirsProps {
  readonly guest: Two;
  readonly theirs: ReturnType<typeof useGuestBoard>;
  readonly boards: Boards;
}

/** The board of another person, at which the person is a guest (CASE-14). */
function Theirs({ guest, theirs: { met, file, joining }, boards }: TheirsProps) {
  const [wanted, setWanted] = useState<{ readonly card: CardName } | null>(null);
  return (
    <>
      <TwoStrip two={guest} clues={met} boards={boards} onGoTo={({ id }) => setWanted({ card: id })} />
      <Board {...joining.board} stretches={boardOf(met)} joins={file.joins} wanted={wanted} />
    </>
  );
}

/** Reads the case anew when something on the open board is another, and says what a guest tied (CASE-16). */
function useGuestThreads(file: CaseBoard, own: Two | null, say: (words: string) => void): void {
  const { gum } = useApp().services;
  const content = own?.tail.content ?? 0;
  const read = useEffectEvent(file.again);
  useEffect(() => {
    if (content > 0) read();
  }, [content]);
  const tied = file.isKnown ? file.joins.filter(({ byGuest }) => byGuest).length : null;
  const before = useRef(tied);
  const tell = useEffectEvent((more: boolean) => {
    if (!more || own === null) return;
    say(TEXTS.two.tied(own.line.username));
    // What it paid came with the answer to another person.
    void gum.refresh();
  });
  useEffect(() => {
    tell(before.current !== null && tied !== null && tied > before.current);
    before.current = tied;
  }, [tied]);
}

/** What the foot of the window says while nothing else is to be told. */
function hintOf({ failure, isWhole, wrongLeft }: CaseBoard): string {
  if (failure !== null) return failure;
  if (isWhole) return TEXTS.whole;
  return wrongLeft === WRONG_A_DAY ? TEXTS.joinHint : `${TEXTS.joinHint} ${TEXTS.left(wrongLeft)}`;
}

interface BarProps {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  /** Null: the board is open to another already. */
  readonly onOpen: (() => void) | null;
  /** Null: there is nothing to be shared. */
  readonly onShare: (() => void) | null;
}

function Bar({ filter, setFilter, onOpen, onShare }: BarProps) {
  const app = useApp();
  return (
    <div className={styles.bar}>
      <Select
        label={TEXTS.kind}
        options={KINDS}
        value={filter.kind}
        onChoose={(kind) => setFilter({ ...filter, kind })}
      />
      <TextField
        label={TEXTS.words}
        type="search"
        value={filter.words}
        maxLength={40}
        onValue={(words) => setFilter({ ...filter, words })}
      />
      <div className={styles.barButtons}>
        <Button onClick={() => void openNotes(app)}>{TEXTS.notes}</Button>
        <Button disabled={onOpen === null} onClick={() => onOpen?.()}>
          {TEXTS.two.open}
        </Button>
        <Button disabled={onShare === null} onClick={() => onShare?.()}>
          {TEXTS.share}
        </Button>
      </div>
    </div>
  );
}

/** Opens the person's own page in Notepad, and makes it where there is none yet (CASE-5). */
async function openNotes(app: Pick<AppContext, 'desktop' | 'services'>): Promise<void> {
  const disk = theDisk(app.services);
  await disk.opened;
  const name = TEXTS.notesName;
  const there = inFolder(disk.get().entries, SCHOOL).find((entry) => entry.name === name);
  if (there !== undefined) {
    app.desktop.openFor('text-file', there.id);
    return;
  }
  const done = await disk.save({ folder: SCHOOL, name, content: TEXTS.notesText });
  await tellProblem(app, 'save', done);
  if (done.ok) app.desktop.openFor('text-file', done.value.id);
}

/** What stands on the board before anything was met. */
function EmptyBoard() {
  const { desktop } = useApp();
  return (
    <div className={`${styles.cork} ${styles.empty}`} style={CORK}>
      <div className={styles.note}>
        <Icon name="story-so-far" />
        <p>{TEXTS.none}</p>
        <div className={styles.noteButtons}>
          <Button default onClick={() => desktop.openFor('town')}>
            {TEXTS.map}
          </Button>
          <Button onClick={() => desktop.openFor('story')}>{TEXTS.watch}</Button>
        </div>
      </div>
    </div>
  );
}

export default mountReact(CaseFile);
