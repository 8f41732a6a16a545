import { useRef, useState } from 'react';
import { WRONG_A_DAY, type CardName } from '@shared/domain/town/case/cards.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { CORK } from '../../../overlays/cork.ts';
import { Board } from './Board.tsx';
import type { CardActs } from './Card.tsx';
import styles from './caseFile.module.css';
import type { Clue } from './clue.ts';
import { CLUES } from './clues/clues.ts';
import { JoinPaper, type Paper } from './JoinPaper.tsx';
import { openNotes } from './notes.ts';
import { Readings } from './Readings.tsx';
import { TEXTS } from './texts.ts';
import { boardOf, momentsOf } from './timeline.ts';
import { useCase, type CaseBoard } from './useCase.ts';
import { useThread } from './useThread.ts';
import { useWeekClues } from './useWeekClues.ts';
import { WhatNext } from './WhatNext.tsx';

type Kind = keyof typeof TEXTS.kinds;
const KINDS = (Object.keys(TEXTS.kinds) as Kind[]).map((id) => ({ id, title: TEXTS.kinds[id] }));

type View = keyof typeof TEXTS.views;
const VIEWS = (Object.keys(TEXTS.views) as View[]).map((id) => ({ id, title: TEXTS.views[id] }));

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

/** Everything that the person has met of the Friday, and what they make of it (CASE-1 to CASE-12). */
function CaseFile() {
  const app = useApp();
  const facts = useStore(app.services.story);
  const ofWeeks = useWeekClues();
  const met = [...CLUES.filter(({ fact }) => facts.has(fact)), ...ofWeeks];
  const file = useCase();
  const [view, setView] = useState<View>('friday');
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [wanted, setWanted] = useState<CardName | null>(null);
  const shown = met.filter((clue) => passes(clue, filter));
  const joining = useJoining(file, met);

  const show = ({ id }: Clue): void => {
    setFilter(NO_FILTER);
    setWanted(id);
    setView('friday');
  };
  const shareBoard = async () => {
    const { boardPicture } = await import('./share/boardPicture.ts');
    return boardPicture({ clues: shown, joins: file.joins.map(({ cards }) => cards), pins: file.pins });
  };
  const shareReadings = async () => {
    const { readingsPicture } = await import('./share/readingsPicture.ts');
    return readingsPicture(met, file.pins);
  };
  const counted = shown.length === 0 && met.length > 0 ? TEXTS.noMatch : TEXTS.count(shown.length);
  return (
    <>
      <div className={styles.caseFile}>
        {met.length === 0 ? (
          <EmptyBoard />
        ) : (
          <Tabs label={TEXTS.view} pages={VIEWS} current={view} onChoose={setView}>
            {view === 'friday' && (
              <>
                <Bar
                  {...{ filter, setFilter }}
                  onShare={
                    shown.length === 0
                      ? null
                      : () => joining.setPaper({ shared: { of: 'friday', draw: shareBoard } })
                  }
                />
                {/* What a filter leaves out is known all the same, so that no gap is drawn for it. */}
                <Board
                  {...joining.board}
                  stretches={shown.length === met.length ? boardOf(met) : momentsOf(shown)}
                  joins={file.joins.map(({ cards }) => cards)}
                  wanted={wanted}
                />
              </>
            )}
            {view === 'readings' && (
              <Readings
                {...{ met }}
                pins={file.pins}
                onShow={show}
                onShare={() => joining.setPaper({ shared: { of: 'readings', draw: shareReadings } })}
              />
            )}
            {view === 'next' && <WhatNext joins={file.joins} />}
            {joining.paper !== null && <JoinPaper paper={joining.paper} onClose={joining.closePaper} />}
          </Tabs>
        )}
      </div>
      <StatusBar
        wraps
        panels={[view === 'friday' && met.length > 0 ? (joining.said ?? hintOf(file)) : '', counted]}
      />
    </>
  );
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
  /** Null: there is nothing to be shared. */
  readonly onShare: (() => void) | null;
}

function Bar({ filter, setFilter, onShare }: BarProps) {
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
        <Button disabled={onShare === null} onClick={() => onShare?.()}>
          {TEXTS.share}
        </Button>
      </div>
    </div>
  );
}

/** What the person does with the thread, and what the board says to it (CASE-6, CASE-7). */
function useJoining(file: CaseBoard, met: readonly Clue[]) {
  const list = useRef<HTMLOListElement>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const [falling, setFalling] = useState<{ cards: readonly [CardName, CardName]; nth: number } | null>(null);
  const [words, setWords] = useState<string | null>(null);
  /** A thread is being tied: another one waits for its end. */
  const isTying = useRef(false);
  const titleOf = (card: CardName): string => met.find(({ id }) => id === card)?.title ?? '';

  async function join(one: CardName, other: CardName): Promise<void> {
    if (isTying.current) return;
    isTying.current = true;
    setWords(TEXTS.joining);
    const joined = await file.join(one, other);
    isTying.current = false;
    setWords(joined.join === null && file.wallet !== null ? joined.words : null);
    if (joined.join !== null) {
      const { join: made, isNew, isLast } = joined;
      setPaper({ title: isNew ? TEXTS.holds : TEXTS.held, joins: [made], isLast });
    } else if (file.wallet === null) setPaper({ words: joined.words });
    else if (joined.falls) setFalling((before) => ({ cards: [one, other], nth: (before?.nth ?? 0) + 1 }));
  }
  const threading = useThread(list, (one, other) => void join(one, other));
  const threadsOf = (card: CardName) => file.joins.filter(({ cards }) => cards.includes(card));
  const acts: CardActs = {
    threading,
    threadsOn: (card) => threadsOf(card).length,
    showThreads: (card) => setPaper({ title: TEXTS.threadsOf(titleOf(card)), joins: threadsOf(card) }),
    readingsOf: (card) => file.pins[card] ?? [],
    pin: file.pin,
  };
  return {
    board: { list, acts, falling },
    ...{ paper, setPaper },
    said: threading.from === null ? words : TEXTS.joinFrom(titleOf(threading.from)),
    closePaper(): void {
      setPaper(null);
      // Back to where the keyboard was: the pin of the card at which it stops.
      list.current?.querySelector<HTMLElement>(`[data-part='tack'][tabindex='0']`)?.focus();
    },
  };
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
