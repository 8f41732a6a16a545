import { useRef, useState, type CSSProperties, type KeyboardEvent, type WheelEvent } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { bundle as wall } from '@bundles/wall.ts';
import { Card } from './Card.tsx';
import styles from './caseFile.module.css';
import type { Clue } from './clue.ts';
import { CLUES } from './clues.ts';
import { openNotes } from './notes.ts';
import { TEXTS } from './texts.ts';
import { boardOf, clockOf, hoursBetween, momentsOf, type Stretch } from './timeline.ts';

type Kind = keyof typeof TEXTS.kinds;
const KINDS = (Object.keys(TEXTS.kinds) as Kind[]).map((id) => ({ id, title: TEXTS.kinds[id] }));

const CORK = { backgroundImage: `url(${wall.pictures.cork.url})` };

const kindOf = ({ fact }: Clue): string => fact.slice(0, fact.indexOf(':'));

/** Whether a card has all these words, in any order. */
function hasWords({ title, lines }: Clue, words: string): boolean {
  const text = `${title} ${lines}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Everything that the person has met of the Friday, on a cork board along its hours (CASE-1 to CASE-5). */
function CaseFile() {
  const app = useApp();
  const facts = useStore(app.services.story);
  const [kind, setKind] = useState<Kind>('all');
  const [words, setWords] = useState('');
  const met = CLUES.filter(({ fact }) => facts.has(fact));
  const shown = met.filter((clue) => (kind === 'all' || kindOf(clue) === kind) && hasWords(clue, words));
  // What a filter leaves out is known all the same, so that no gap is drawn for it.
  const stretches = shown.length === met.length ? boardOf(met) : momentsOf(shown);

  return (
    <>
      <div className={styles.caseFile}>
        <div className={styles.bar}>
          <Select label={TEXTS.kind} options={KINDS} value={kind} onChoose={setKind} />
          <TextField label={TEXTS.words} type="search" value={words} maxLength={40} onValue={setWords} />
          <Button onClick={() => void openNotes(app)}>{TEXTS.notes}</Button>
        </div>
        {met.length === 0 ? <EmptyBoard /> : <Board stretches={stretches} />}
      </div>
      <StatusBar
        panels={[shown.length === 0 && met.length > 0 ? TEXTS.noMatch : TEXTS.count(shown.length)]}
      />
    </>
  );
}

/** What stands on the board before anything was met. */
function EmptyBoard() {
  const { desktop } = useApp();
  return (
    <div className={`${styles.cork} ${styles.empty}`} style={CORK}>
      <div className={styles.note}>
        <Icon name="story-so-far" />
        <p>{TEXTS.none}</p>
        <Button default onClick={() => desktop.openFor('town')}>
          {TEXTS.map}
        </Button>
      </div>
    </div>
  );
}

/** By how many cards a key goes on; the ends are as far as it goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  End: Infinity,
  Home: -Infinity,
};

/** The list of the cards and of what lies between them, which the sheet lays out as a board. */
function Board({ stretches }: { readonly stretches: readonly Stretch[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const ids = stretches.flatMap((stretch) =>
    stretch.kind === 'gap' ? [] : stretch.clues.map(({ id }) => id),
  );
  const stop = current !== null && ids.includes(current) ? current : ids[0];

  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || stop === undefined) return;
    event.preventDefault();
    const to = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(stop) + step))];
    list.current?.querySelector<HTMLElement>(`[data-clue='${to}'] button`)?.focus();
  }
  /** A wheel that turns goes along the hours, where there is nothing to see above or below. */
  function roll({ deltaX, deltaY, currentTarget: board }: WheelEvent<HTMLElement>): void {
    if (deltaX === 0 && board.scrollHeight <= board.clientHeight) board.scrollLeft += deltaY;
  }

  return (
    <div className={styles.cork} style={CORK} onWheel={roll}>
      <ol className={styles.line} ref={list} aria-label={TEXTS.board} onKeyDown={walk}>
        {stretches.map((stretch) =>
          stretch.kind === 'gap' ? (
            <Gap key={`gap ${stretch.from}`} {...stretch} />
          ) : (
            <li key={stretch.at} className={styles.moment}>
              <h2>{stretch.at === null ? TEXTS.undated : clockOf(stretch.at)}</h2>
              <ul>
                {stretch.clues.map((clue) => (
                  <Card
                    key={clue.id}
                    clue={clue}
                    isStop={clue.id === stop}
                    onStop={() => setCurrent(clue.id)}
                  />
                ))}
              </ul>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** So many minutes of a gap are as wide as the name of an hour, which the next card's hour must not cut. */
const HOUR_WIDE = 45;

/** A time of which nothing is known yet: string without a card, and a slip that asks. */
function Gap({ from, to }: { readonly from: number; readonly to: number }) {
  const part = (at: number): number => (at - from) / (to - from);
  return (
    <li className={styles.gap} style={{ '--hours': (to - from) / 60 } as CSSProperties}>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 1Q50 40 100 1" />
      </svg>
      {hoursBetween(from, to - HOUR_WIDE).map((at) => (
        <span
          key={at}
          className={styles.hour}
          style={{ '--part': part(at) } as CSSProperties}
          aria-hidden="true"
        >
          {clockOf(at).replace(':00', '')}
        </span>
      ))}
      <p>
        <b aria-hidden="true">?</b>
        <span>
          {clockOf(from)} to {clockOf(to)}
        </span>
        <span>{TEXTS.unknown}</span>
      </p>
    </li>
  );
}

export default mountReact(CaseFile);
