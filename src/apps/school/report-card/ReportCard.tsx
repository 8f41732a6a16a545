import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Result } from '@shared/kernel/result.ts';
import * as shape from '../../../kernel/shape.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../overlays/controls/CutNote.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { useFormDraft } from '../../../overlays/useDraft.ts';
import type { DialogRequest, Services } from '../../../kernel/app.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import { isEmpty, MOST, type Draft, type FeedbackPayload } from './feedback.ts';
import { feedbackMachine, type Notice } from './feedbackMachine.ts';
import { REPORT_TEXTS as TEXTS } from './texts.ts';
import styles from './reportCard.module.css';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';

/** Where feedback is begun. */
const FEEDBACK: DraftPlace<Draft> = {
  name: 'feedback',
  read: shape.reader(
    shape.object({ userName: shape.string, issues: shape.string, suggestions: shape.string }),
  ),
};

/** What each notice says (REPORT-1, REPORT-4). */
const NOTICES: Readonly<Record<Notice, DialogRequest>> = {
  blank: { title: TEXTS.alertTitle, message: TEXTS.blank, icon: 'warning' },
  sent: { title: TEXTS.alertTitle, message: TEXTS.sent, icon: 'info' },
  refused: errorDialog(TEXTS.alertTitle, TEXTS.refused),
  unreachable: errorDialog(TEXTS.alertTitle, TEXTS.unreachable),
};

/** The form, drawn as a school's report card. */
export function ReportCard() {
  const { services, desktop } = useApp();
  const [machine] = useState(() => feedbackMachine.provide({ actors: feedbackActors(services) }));
  const [kept] = useState(() => services.drafts.at(FEEDBACK).get());
  const [snapshot, send, actor] = useMachine(machine, { input: { kept } });
  const { draft } = snapshot.context;
  const submitting = snapshot.matches('submitting');
  const sent = snapshot.matches('success');

  const tell = useEffectEvent((notice: Notice) => void desktop.ask(NOTICES[notice]));
  useEffect(() => {
    const subscription = actor.on('notice', ({ notice }) => tell(notice));
    return () => subscription.unsubscribe();
  }, [actor]);
  useFormDraft(actor, FEEDBACK, ({ context: { draft } }) => (isEmpty(draft) ? null : draft));

  const clear = async (): Promise<void> => {
    const chosen = await desktop.ask({
      title: TEXTS.alertTitle,
      message: TEXTS.confirmClear,
      icon: 'question',
      buttons: [TEXTS.yes, TEXTS.no],
      isFinal: true,
    });
    if (chosen === TEXTS.yes) send({ type: 'user.clear' });
  };
  const fieldOf = (field: keyof Draft) => ({
    value: draft[field],
    maxLength: MOST[field],
    readOnly: submitting,
    onText: (text: string) => send({ type: 'user.type', field, text }),
  });

  return (
    <form
      className={styles.report}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'user.submit' });
      }}
    >
      <div className={styles.reportPaper}>
        <header className={styles.reportHead}>
          <div>
            <p>
              {TEXTS.school}, {TEXTS.town}
            </p>
            <h2>{TEXTS.title}</h2>
            <p>{TEXTS.term}</p>
          </div>
          <Stamp given={sent} />
        </header>
        {sent && (
          <p className={styles.reportBanner} role="status">
            {TEXTS.sent}
          </p>
        )}
        {snapshot.matches({ error: 'refused' }) && (
          <p className={styles.reportProblem} role="alert">
            {TEXTS.refused}
          </p>
        )}
        <Line label={TEXTS.userName} {...fieldOf('userName')} />
        <Lines label={TEXTS.issues} {...fieldOf('issues')} />
        <Lines label={TEXTS.suggestions} {...fieldOf('suggestions')} />
        <p className={styles.reportMotto}>{TEXTS.motto}</p>
      </div>
      <div className="w95-buttons">
        <Button default type="submit" disabled={submitting}>
          {submitting ? TEXTS.submitting : TEXTS.submit}
        </Button>
        <Button disabled={submitting} onClick={() => void clear()}>
          {TEXTS.clear}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
}

/** A line to write a name on. */
function Line({ label, onText, ...rest }: LineProps) {
  const id = useId();
  const cut = useCut(rest.maxLength);
  return (
    <div className={styles.reportLine}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        autoComplete="off"
        spellCheck={false}
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.onChange(event);
          onText(event.currentTarget.value);
        }}
      />
      <CutNote cut={cut} />
    </div>
  );
}

/** Ruled lines to write on at length. */
function Lines({ label, onText, ...rest }: LineProps) {
  const id = useId();
  const cut = useCut(rest.maxLength);
  return (
    <div className={styles.reportLines}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.onChange(event);
          onText(event.currentTarget.value);
        }}
      />
      <CutNote cut={cut} />
    </div>
  );
}

/** The effects of the feedback machine. Why the server refused is only logged (REPORT-4). */
function feedbackActors({ api }: Pick<Services, 'api'>) {
  return {
    submit: fromPromise<Result<unknown>, { readonly payload: FeedbackPayload }>(
      async ({ input: { payload } }) => {
        const answer = await api.call('POST /api/submit-feedback', payload);
        if (!answer.ok)
          console.error(`Feedback was not taken: ${answer.error.code}, ${answer.error.message}`);
        return answer;
      },
    ),
  };
}

/** The best grade there is, in a stamp's worn ink. */
const STAMP = [
  '.............rrrr.............',
  '.........rrprrrrrrrrr.........',
  '.......prrr........rrrr.......',
  '......rrp....rrrr....rrr......',
  '.....rr...rr......rr...rr.....',
  '....rr..r............r..rr....',
  '...pr..r..............r..rr...',
  '..rr..r................r..rp..',
  '..rr.p..................r.rr..',
  '.pp........................rr.',
  '.rr.r....rrr.............r.rr.',
  '.r..r....rpr......rr.....r..r.',
  '.r......rr.rr.....rr........r.',
  'rr.r....pr.rr...rrrrrr....r.pr',
  'rr.r....rr.rr...rrrrrr....r.rr',
  'rr.r...rr...rr....rr......r.rr',
  'rr.r...rrrrrrr....rr......r.rr',
  '.r.....rrrrprr..............r.',
  '.r..r..rr...rr...........r..r.',
  '.rr.r..rr...rr...........r.rr.',
  '.rr........................rr.',
  '..rr.r..................r.rr..',
  '..rr..r................r..pr..',
  '...rr..r..............r..rp...',
  '....rr..r............r..rr....',
  '.....rp...rr......rr...rr.....',
  '......prr....rrrr....prr......',
  '.......rrrr........rrrr.......',
  '.........rrrrrrrrrprr.........',
  '.............rrrr.............',
];
/** Where the stamp will go. */
const RING = [
  '..............d.d.............',
  '.........d.d.d.d.d.d..........',
  '........d.d.........d.d.......',
  '.......d.............d.d......',
  '......d.................d.....',
  '.....d...................d....',
  '....d.....................d...',
  '...d.......................d..',
  '..d.......................d...',
  '.d.........................d..',
  '..d.........................d.',
  '.d............................',
  '............................d.',
  '.d...........................d',
  'd...........................d.',
  '.d...........................d',
  'd...........................d.',
  '.d............................',
  '............................d.',
  '.d.........................d..',
  '..d.........................d.',
  '...d.......................d..',
  '..d.......................d...',
  '...d.....................d....',
  '....d...................d.....',
  '.....d.................d......',
  '......d.d.............d.......',
  '.......d.d.........d.d........',
  '..........d.d.d.d.d.d.........',
  '.............d.d..............',
];
const COLORS = { r: '#a22633', p: '#f6757a', d: '#8b9bb4' };

/** The grade for a card that was handed in; an empty ring before. */
function Stamp({ given }: { readonly given: boolean }) {
  return <PixelPicture rows={given ? STAMP : RING} colors={COLORS} scale={2} />;
}
