import { isWanted, NEWS_KIND_NAMES, NEWS_KINDS, wanting } from '@shared/domain/people/news.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { TEXTS } from './texts.ts';
import styles from './beeper.module.css';

/** The kinds of news, each with a box that switches it on and off (NEWS-7, NEWS-11). */
export function Kinds() {
  const { settings } = useApp().services;
  const choices = useStore(settings);
  return (
    <div className={styles.beeperKinds}>
      <p>{TEXTS.kindsIntro}</p>
      {NEWS_KIND_NAMES.map((kind) => (
        <Checkbox
          key={kind}
          checked={isWanted(kind, choices)}
          onCheck={(isOn) => settings.change(wanting(kind, isOn, choices))}
        >
          {NEWS_KINDS[kind].label}
        </Checkbox>
      ))}
      <p>{TEXTS.kindsNote}</p>
    </div>
  );
}
