import { useState } from 'react';
import type { Queue, QueuedText } from '@shared/contract/people/moderation.ts';
import { decisionsOpen, type Decision } from '@shared/domain/people/writings.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { FactList } from '../../../../overlays/controls/FactList.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { useStore } from '../../../../overlays/useStore.ts';
import type { PageProps } from '../pages.ts';
import { momentOf, PagedTable } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { MODERATION_TEXTS as TEXTS } from './texts/moderation.ts';
import { PEOPLE_TEXTS } from './texts/people.ts';
import { useAct } from '../parts/useAct.ts';
import { usePaged } from '../parts/usePaged.ts';
import styles from '../console.module.css';

const CHOICES = (['waiting', 'removed'] as const satisfies readonly Queue[]).map((id) => ({
  id,
  title: TEXTS.queues[id],
}));

const reportsOf = ({ reports }: QueuedText): string =>
  reports.map(({ reason, count }) => `${TEXTS.reasons[reason]} ${count}`).join(', ');
const whyOf = (one: QueuedText): string =>
  [one.removed !== null && TEXTS.removed, one.held && TEXTS.held, reportsOf(one)].filter(Boolean).join(', ');
const writerOf = ({ username, wallet }: QueuedText): string => username ?? wallet;

/** The list shows so much of a text; the card has all of it. */
const LISTED_CHARACTERS = 32;
const shortened = (text: string): string =>
  text.length > LISTED_CHARACTERS ? `${text.slice(0, LISTED_CHARACTERS)}...` : text;

/** Texts of other kinds may have the same number. */
const keyOf = ({ kind, id }: QueuedText): string => `${kind} ${id}`;
const placeOf = ({ kind, place }: QueuedText): string => TEXTS.places[kind](place ?? '');

/** What may be decided about a text as it stands, in the order of the buttons. */
const decisionsOf = ({ removed, held, reports }: QueuedText): readonly Decision[] =>
  decisionsOpen({ removed, held, reports: reports.length });

/** What people reported or what is held, and what operators removed (CONSOLE-18). */
export function ModerationPage(props: PageProps) {
  const [queue, setQueue] = useState<Queue>('waiting');
  return (
    <>
      <div className={styles.consoleFilter}>
        <Select label={TEXTS.queue} options={CHOICES} value={queue} onChoose={setQueue} />
      </div>
      <QueuePage key={queue} queue={queue} {...props} />
    </>
  );
}

function QueuePage({ queue, report, showStatement }: PageProps & { readonly queue: Queue }) {
  const { api } = useApp().services;
  const [chosen, setChosen] = useState<string | null>(null);
  const list = usePaged(
    (page, signal) => api.call('GET /api/console/moderation', { queue, ...page }, { signal }),
    ({ texts }) => texts,
  );
  const text = list.items?.find((one) => keyOf(one) === chosen);
  const columns: readonly Column<QueuedText>[] = [
    { title: TEXTS.when, cell: ({ created_at }) => momentOf(created_at) },
    { title: TEXTS.where, cell: placeOf },
    { title: TEXTS.who, cell: writerOf },
    { title: TEXTS.text, cell: (one) => shortened(one.text) },
    { title: TEXTS.why, cell: whyOf },
    {
      title: CONSOLE_TEXTS.action,
      cell: (one) => <Button onClick={() => setChosen(keyOf(one))}>{TEXTS.look}</Button>,
    },
  ];
  return (
    <>
      <PagedTable label={TEXTS.title} columns={columns} list={list} keyOf={keyOf} />
      {text && (
        <TextCard
          key={chosen}
          text={text}
          report={report}
          done={list.again}
          showStatement={() => showStatement(text.wallet)}
        />
      )}
    </>
  );
}

interface TextCardProps {
  readonly text: QueuedText;
  readonly report: (message: string) => void;
  readonly done: () => void;
  readonly showStatement: () => void;
}

/** The whole text, with what is known of it, and the buttons that decide about it and its author. */
function TextCard({ text, report, done, showStatement }: TextCardProps) {
  const { api, session } = useApp().services;
  const { wallet: own } = useStore(session);
  const act = useAct(report);
  const { kind, id, wallet } = text;
  const called = writerOf(text);
  const decide = async (decision: Decision): Promise<void> => {
    const isDone = await act(
      {
        title: TEXTS.decisions[decision],
        message: TEXTS.deciding[decision],
        details: [[TEXTS.wallet, wallet]],
        done: TEXTS.decided[decision],
      },
      (reason) => api.call('POST /api/console/moderation/decision', { kind, id, decision, reason }),
    );
    if (isDone) done();
  };
  const mute = async (): Promise<void> => {
    const muted = !text.muted;
    const isDone = await act(
      {
        title: muted ? PEOPLE_TEXTS.mute : PEOPLE_TEXTS.unmute,
        message: muted ? PEOPLE_TEXTS.muting(called) : PEOPLE_TEXTS.unmuting(called),
        details: [[TEXTS.wallet, wallet]],
        done: PEOPLE_TEXTS.done(called),
      },
      (reason) => api.call('POST /api/console/people/mute', { wallet, muted, reason }),
    );
    if (isDone) done();
  };
  const reports = reportsOf(text);
  return (
    <GroupBox title={called}>
      <p className={styles.consoleEntry}>{text.text}</p>
      {text.picture !== null && (
        <p className={styles.consoleWork}>
          <Picture url={text.picture} alt={TEXTS.picture(text.text)} />
        </p>
      )}
      <FactList
        className={styles.consoleFacts}
        facts={[
          [TEXTS.place, placeOf(text)],
          [TEXTS.wallet, wallet],
          ...(reports === '' ? [] : [[TEXTS.reports, reports] as const]),
        ]}
      />
      {text.held && <p>{TEXTS.isHeld}</p>}
      <div className={styles.consoleFilter}>
        {decisionsOf(text).map((decision) => (
          <Button key={decision} onClick={() => void decide(decision)}>
            {TEXTS.decisions[decision]}
          </Button>
        ))}
        {wallet !== own && (
          <Button onClick={() => void mute()}>{text.muted ? PEOPLE_TEXTS.unmute : PEOPLE_TEXTS.mute}</Button>
        )}
        <Button onClick={showStatement}>{PEOPLE_TEXTS.statement}</Button>
      </div>
    </GroupBox>
  );
}
