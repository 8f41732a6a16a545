import type { EarnableSource, TodayAnswer } from '@shared/contract/school/gumCenter.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { CheckIn } from '../../../overlays/checkIn/CheckIn.tsx';
import { inNewDay, UntilNext } from '../../../overlays/checkIn/UntilNext.tsx';
import { Upcoming } from '../../../overlays/checkIn/Upcoming.tsx';
import { GroupBox, ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Loading } from './Loading.tsx';
import { readsOf } from './reads.ts';
import { TODAY_TEXTS as TEXTS } from './texts.ts';
import { useSchoolDay } from './useSchoolDay.ts';
import styles from './gumCenter.module.css';

/** Balance and streak, the check-in, each source with its cooldown, the daily cap, and what is still to come. */
export function TodayPage() {
  const { services } = useApp();
  const { gum } = services;
  const balance = useStore(gum.balance);
  const revision = useStore(gum.revision);
  const day = useSchoolDay();
  const { value, failure, again } = useLoaded((signal) => readsOf(services).today(signal), [revision, day]);
  return (
    <div className={styles.gumCenterToday}>
      <dl className={styles.gumCenterFacts}>
        <div>
          <dt>{TEXTS.balance}</dt>
          <dd>{balance === null ? '...' : TEXTS.gum(balance.balance)}</dd>
        </div>
        <div>
          <dt>{TEXTS.streak}</dt>
          <dd>{balance === null ? '...' : TEXTS.days(balance.streak)}</dd>
        </div>
      </dl>
      <CheckIn />
      <GroupBox title={TEXTS.sources}>
        {value === null ? (
          <Loading failure={failure} again={again} />
        ) : (
          <Sources today={value} again={again} />
        )}
      </GroupBox>
      <Upcoming />
    </div>
  );
}

function Sources({ today, again }: { readonly today: TodayAnswer; readonly again: () => void }) {
  return (
    <>
      <ul className={styles.gumCenterSources}>
        {today.sources.map((source) => (
          <li key={source.source_name}>
            <b>{source.label}</b>
            <span>{TEXTS.gum(source.base_reward)}</span>
            <SourceState source={source} again={again} />
          </li>
        ))}
      </ul>
      {today.caps.map(({ cap_group, earned, daily_limit }) => {
        const of = today.sources.filter((source) => source.cap_group === cap_group).map(({ label }) => label);
        const sum = TEXTS.cap(earned, daily_limit);
        return (
          <div key={cap_group} className={styles.gumCenterCap}>
            <p>
              <b>{sum}</b> {TEXTS.from(of)}
            </p>
            <ProgressBar label={sum} value={earned / daily_limit} />
          </div>
        );
      })}
    </>
  );
}

/** When the source pays again, to the second by the server's clock; or that it pays now. */
function SourceState({ source, again }: { readonly source: EarnableSource; readonly again: () => void }) {
  const { canEarn, nextAt, reason, source_name } = source;
  if (canEarn) return <span>{source_name === 'daily_login' ? TEXTS.byItself : TEXTS.ready}</span>;
  if (nextAt === null) return <span>{reason || TEXTS.over}</span>;
  return (
    <span>
      <UntilNext text={TEXTS.again} at={Date.parse(nextAt)} onEnd={inNewDay(again)} />
    </span>
  );
}
