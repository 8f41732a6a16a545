import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { bundle } from '@bundles/people.ts';
import { PEOPLE, PERSON_IDS, type PersonId } from '@shared/domain/town/case/people.ts';
import {
  carriedOf,
  pocketsOf,
  readThing,
  THING_IDS,
  THINGS,
  type ThingId,
} from '@shared/domain/town/case/things.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { NothingThere, NotRead } from '../../../overlays/controls/WindowState.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { ThingIcon } from '../../../overlays/things/ThingIcon.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { StoryService } from '../../../services/story/story.ts';
import { useWeek } from '../../../overlays/useWeek.ts';
import { loadTalk } from '../../../town/talks/index.ts';
import {
  answer,
  askable,
  greeting,
  reply,
  withNews,
  type Face,
  type Known,
  type Talk,
  type Turn,
} from '../../../town/talks/talk.ts';
import { Speech } from './Speech.tsx';
import { TEXTS } from './texts.ts';
import styles from './talk.module.css';

interface Opened {
  readonly person: PersonId;
  /** What is asked at once. */
  readonly question: string | undefined;
  /** What is shown at once. */
  readonly thing: ThingId | undefined;
}

/** Whom the window was opened for, and with what; null: there is no such person. */
function readParams(params = ''): Opened | null {
  const [name, question, thing] = params.split('/');
  const person = PERSON_IDS.find((id) => id === name);
  return person === undefined ? null : { person, question, thing: readThing(thing) };
}

/** What is said first. */
function opening(talk: Talk, { question, thing }: Omit<Opened, 'person'>, known: Known): Turn {
  if (thing !== undefined && known.facts.has(carriedOf(thing))) return reply(talk, thing, known);
  return (question !== undefined && answer(talk, question, known)) || greeting(talk, known);
}

/** A conversation with a person of the town (TALK-1); a window that was opened for none says so. */
function TalkWindow() {
  const { params, openedFor, desktop } = useApp();
  // To be spoken to again is to begin anew.
  const openedAs = useStore(openedFor);
  const [openings, setOpenings] = useState({ openedAs, count: 0 });
  if (openings.openedAs !== openedAs) setOpenings({ openedAs, count: openings.count + 1 });
  const asked = readParams(params);
  if (asked === null) {
    const goToTown = () => desktop.openFor('town');
    return <NothingThere icon="town-map" text={TEXTS.nobody} button={TEXTS.map} onPress={goToTown} />;
  }
  return <Person key={`${params} ${openings.count}`} {...asked} />;
}

/** Loads what the person says. */
function Person({ person, ...asked }: Opened) {
  const { setTitle } = useApp();
  const [talk, setTalk] = useState<Talk>();
  const [failure, setFailure] = useState<object | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setTitle(PEOPLE[person].name), [setTitle, person]);
  useEffect(() => {
    let isGone = false;
    loadTalk(person).then(
      (found) => isGone || setTalk(found),
      (fault: unknown) => {
        console.error(fault);
        if (!isGone) setFailure({ fault });
      },
    );
    return () => {
      isGone = true;
    };
  }, [person, attempt]);
  if (talk !== undefined) return <Conversation talk={talk} {...asked} />;
  const again = (): void => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return <NotRead failure={failure} texts={TEXTS} again={again} />;
}

/** What is said is heard as it is said, the first words too. */
function note(story: StoryService, { records }: Turn): void {
  for (const fact of records) story.record(fact);
}

/**
 * The keyboard goes on from the first choice: questions have another order after each turn, and what was pressed may be gone.
 * A conversation that has loaded behind another window stays there.
 */
function useFirstChoice(turn: Turn, top: string | undefined, isShowing: boolean) {
  const choices = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = choices.current?.closest('[role="dialog"]')?.contains(activeElement) === true;
    if (isHere || (isBegun.current && activeElement === document.body)) {
      choices.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    isBegun.current = true;
  }, [turn, top, isShowing]);
  return choices;
}

interface ConversationProps extends Omit<Opened, 'person'> {
  readonly talk: Talk;
}

function Conversation({ talk: always, ...asked }: ConversationProps) {
  const { services, sound, close } = useApp();
  const talk = withNews(always, useWeek()?.episode ?? null);
  const { story, time } = services;
  const facts = useStore(story);
  const hour = useStore(time.night) ? 'night' : 'day';
  const known = { facts, hour } as const;
  const [turn, setTurn] = useState<Turn>(() => opening(talk, asked, known));
  const [isShowing, setShowing] = useState(false);
  const first = useRef(turn);
  useEffect(() => note(story, first.current), [story]);
  const hear = (said: Turn | null): void => {
    if (said === null) return;
    note(story, said);
    if (givenIn(said) !== undefined) sound('drop');
    setShowing(false);
    setTurn(said);
  };
  const given = givenIn(turn);
  const questions = askable(talk, known);
  const things = pocketsOf(facts);
  const choices = useFirstChoice(turn, questions[0]?.id, isShowing);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = isShowing ? undefined : questions[Number(event.key) - 1];
    if (asked !== undefined) hear(answer(talk, asked.id, known));
    else if (event.key.toLowerCase() === 's' && !isShowing) setShowing(true);
    else if (event.key === 'Escape' && isShowing) setShowing(false);
    else return;
    sound('select');
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.talk} data-person={talk.person} onKeyDown={onKeyDown}>
      <div className={styles.said}>
        <Portrait person={talk.person} face={turn.face} />
        <div className="visually-hidden" role="status">
          {turn.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {given !== undefined && <p>{TEXTS.given(THINGS[given].title)}</p>}
        </div>
        <Speech key={turn.says.join(' ')} says={turn.says} />
      </div>
      <div ref={choices}>
        {isShowing ? (
          <Pockets things={things} choose={(thing) => hear(reply(talk, thing, known))} />
        ) : (
          <ul className={styles.questions} aria-label={TEXTS.questions}>
            {questions.map(({ id, ask, isNew }, index) => (
              <li key={id}>
                <button
                  type="button"
                  data-heard={!isNew || undefined}
                  aria-label={isNew ? ask : TEXTS.heard(ask)}
                  onClick={() => hear(answer(talk, id, known))}
                >
                  <span aria-hidden>{index + 1}</span>
                  {ask}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        {given !== undefined && <Given thing={given} />}
        <Button aria-pressed={isShowing} onClick={() => setShowing(!isShowing)}>
          {isShowing ? TEXTS.back : TEXTS.show}
        </Button>
        <Button onClick={close}>{TEXTS.goodbye}</Button>
      </div>
    </div>
  );
}

interface PortraitProps {
  readonly person: PersonId;
  readonly face: Face;
}

/** The person as they look while they speak: one of the three faces of their strip. */
function Portrait({ person, face }: PortraitProps) {
  // Only strings: React knows no custom properties.
  const style = {
    '--strip': `url(${bundle.pictures[person].url})`,
    '--left': `${bundle.places.faces[face].x}`,
  } as CSSProperties;
  return (
    <figure className={styles.portrait} style={style} data-face={face}>
      <span className={styles.face} />
      <figcaption>{PEOPLE[person].name}</figcaption>
    </figure>
  );
}

/** What the person is handed with what is said (TALK-4). */
const givenIn = ({ records }: Turn): ThingId | undefined =>
  THING_IDS.find((thing) => records.includes(carriedOf(thing)));

function Given({ thing }: { readonly thing: ThingId }) {
  return (
    <p className={styles.given} aria-hidden="true">
      <ThingIcon thing={thing} />
      {TEXTS.given(THINGS[thing].title)}
    </p>
  );
}

interface PocketsProps {
  readonly things: readonly ThingId[];
  readonly choose: (thing: ThingId) => void;
}

/** What the person carries and can show (TALK-3). */
function Pockets({ things, choose }: PocketsProps) {
  if (things.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {TEXTS.empty}
      </p>
    );
  }
  return (
    <ul className={`${styles.questions} ${styles.pockets}`} aria-label={TEXTS.pockets}>
      {things.map((thing) => (
        <li key={thing}>
          <button type="button" onClick={() => choose(thing)}>
            {THINGS[thing].title}
          </button>
        </li>
      ))}
    </ul>
  );
}

export default mountReact(TalkWindow);
