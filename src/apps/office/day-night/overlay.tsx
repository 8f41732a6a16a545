import { useMachine } from '@xstate/react';
import { useEffect, useReducer, useState } from 'react';
import { fromPromise } from 'xstate';
import { hourIn, type TimeConfig } from '@shared/domain/town/dayNight.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { GroupBox, StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { NotRead } from '../../../overlays/controls/WindowState.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { dayNightMachine } from './dayNightMachine.ts';
import { HourStrip } from './HourStrip.tsx';
import { HOUR_OPTIONS, zoneOptions } from './hours.ts';
import { DAY_NIGHT_TEXTS as TEXTS } from './texts.ts';
import styles from './dayNight.module.css';

const MINUTE_MS = 60_000;

/** The hours of day and night, for everyone (TIME-4). */
function DayNightPanel() {
  const { services, sound } = useApp();
  const { time } = services;
  const [machine] = useState(() =>
    dayNightMachine.provide({
      actors: {
        readHours: fromPromise(() => time.refresh()),
        saveHours: fromPromise(({ input }) => time.save(input)),
      },
    }),
  );
  const [state, send] = useMachine(machine);
  const { draft, message, problem } = state.context;
  const hour = useHourIn(draft.timezone);
  useEffect(() => {
    if (problem.length > 0) sound('error');
  }, [problem, sound]);

  if (state.matches('loading') || state.matches('unread')) {
    return (
      <NotRead
        icon="day-night"
        failure={state.matches('loading') ? null : problem}
        texts={{ loading: TEXTS.loading, failed: problem.join(' '), tryAgain: TEXTS.retry }}
        again={() => send({ type: 'user.retry' })}
      />
    );
  }
  const saving = state.matches('saving');
  return (
    <>
      <form
        className={styles.dayNight}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'user.save' });
        }}
      >
        <Now />
        <Hours draft={draft} onChange={(patch) => send({ type: 'user.change', patch })} />
        <GroupBox title={TEXTS.preview}>
          <HourStrip config={draft} now={hour} />
        </GroupBox>
        <div className={styles.dayNightEnd}>
          <div className={styles.dayNightProblem} role="alert">
            {problem.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Button type="submit" default disabled={saving}>
            {saving ? TEXTS.saving : TEXTS.save}
          </Button>
        </div>
      </form>
      <StatusBar panels={[message || TEXTS.scope]} />
    </>
  );
}

interface HoursProps {
  readonly draft: TimeConfig;
  readonly onChange: (patch: Partial<TimeConfig>) => void;
}

function Hours({ draft, onChange }: HoursProps) {
  return (
    <div className={styles.dayNightHours}>
      <Select
        label={TEXTS.dayStart}
        options={HOUR_OPTIONS}
        value={String(draft.dayStartHour)}
        onChoose={(hour) => onChange({ dayStartHour: Number(hour) })}
      />
      <Select
        label={TEXTS.nightStart}
        options={HOUR_OPTIONS}
        value={String(draft.nightStartHour)}
        onChoose={(hour) => onChange({ nightStartHour: Number(hour) })}
      />
      <Select
        label={TEXTS.timezone}
        options={zoneOptions(draft.timezone)}
        value={draft.timezone}
        onChoose={(timezone) => onChange({ timezone })}
      />
    </div>
  );
}

/** Whether it is day or night in Arcadia now, and what comes next. */
function Now() {
  const { time } = useApp().services;
  const night = useStore(time.night);
  useStore(time.config);
  return (
    <div className={styles.dayNightNow}>
      <Icon name="day-night" />
      <p>
        <b>{night ? TEXTS.isNight : TEXTS.isDay}</b>
        <br />
        {time.nextTransition()?.label ?? TEXTS.never}
      </p>
    </div>
  );
}

/** The hour there now, while the window is seen. */
function useHourIn(timezone: string): number {
  const { clock, visible } = useApp();
  const seen = useStore(visible);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!seen) return undefined;
    const timer = setInterval(lookAgain, MINUTE_MS);
    return () => clearInterval(timer);
  }, [seen]);
  return hourIn(timezone, clock.now());
}

export default mountReact(DayNightPanel);
