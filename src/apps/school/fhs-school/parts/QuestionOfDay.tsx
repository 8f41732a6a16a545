import { useId, useState } from 'react';
import type { TownWeek } from '@shared/contract/town/week.ts';
import { sharesOf } from '@shared/domain/school/pictureDay.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { Radio } from '../../../../overlays/controls/Choice.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import browserStyles from '../browser/browser.module.css';
import { QUESTION_TEXTS as TEXTS } from '../texts.ts';
import styles from './votes.module.css';

interface QuestionProps {
  /** Null: it is on its way, and the place of what is asked is kept. */
  readonly week: Pick<TownWeek, 'question' | 'yesterday'> | null;
}

/** What the school asks today, and how the town answered the day before (EPISODE-10); nothing where neither is known. */
export function QuestionOfDay({ week }: QuestionProps) {
  const { wallet } = useStore(useApp().services.session);
  if (week === null) return <div className={styles.questionPlace} />;
  const { question, yesterday } = week;
  // A server of the version before, during a deploy, asks nothing.
  if (question == null && yesterday == null) return null;
  return (
    <div className={styles.question}>
      {question != null && <Today key={`${question.day} ${wallet}`} question={question} />}
      {yesterday != null && <Yesterday yesterday={yesterday} />}
    </div>
  );
}

/** The question, with the answer that the wallet gave. */
function Today({
  question: { day, ask, answers },
}: {
  readonly question: NonNullable<TownWeek['question']>;
}) {
  const { desktop, services } = useApp();
  const { api, session } = services;
  const { wallet } = useStore(session);
  const group = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { value, failure, again } = useLoaded(
    async (signal) => (wallet === null ? ok(null) : api.call('GET /api/town/question', {}, { signal })),
    [api, wallet, day],
  );
  // The server's day may have begun before this page heard of it.
  const given = value?.day === day ? value.answer : null;
  const isOpen = wallet !== null && given === null;
  const mayAnswer = isOpen && value !== null;
  const send = async (): Promise<void> => {
    if (wallet === null || chosen === null) return;
    setBusy(true);
    const answer = await api.call('POST /api/town/question', { wallet, day, answer: chosen });
    setBusy(false);
    setSaid(answer.ok ? null : answer.error.message);
    again();
  };
  return (
    <form
      className={styles.voteBox}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset>
        <legend>{TEXTS.today}</legend>
        <p>
          <b>{ask}</b>
        </p>
        {answers.map((answer, nth) => (
          <div key={answer} className={styles.voteReading} data-mine={nth === given || undefined}>
            <Radio
              name={group}
              checked={nth === (given ?? chosen)}
              disabled={!mayAnswer || busy}
              onChoose={() => setChosen(nth)}
            >
              {answer}
            </Radio>
          </div>
        ))}
      </fieldset>
      {isOpen && (
        <Button type="submit" disabled={!mayAnswer || busy || chosen === null}>
          {TEXTS.answer}
        </Button>
      )}
      {wallet === null && (
        <p>
          {TEXTS.signInFirst}{' '}
          <button type="button" className={browserStyles.pageLink} onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </button>
        </p>
      )}
      <p role="status">{given === null ? (said ?? failure?.message) : TEXTS.given(answers[given] ?? '')}</p>
    </form>
  );
}

/** How the town answered, in numbers and shares. */
function Yesterday({
  yesterday: { ask, answers, counts },
}: Readonly<Record<'yesterday', NonNullable<TownWeek['yesterday']>>>) {
  const shares = sharesOf(counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section>
      <h4>{TEXTS.yesterday}</h4>
      <p>{ask}</p>
      {all === 0 ? (
        <p>{TEXTS.nobody}</p>
      ) : (
        <ul className={styles.questionAnswers}>
          {answers.map((answer, nth) => (
            <li key={answer}>
              {answer}: {TEXTS.count(counts[nth] ?? 0, shares[nth] ?? 0)}
              <span className={styles.voteBar} aria-hidden="true">
                <span style={{ width: `${shares[nth] ?? 0}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
