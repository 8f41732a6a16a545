import { NEWS_KIND_NAMES, NEWS_KINDS } from '@shared/domain/people/news.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { TEXTS } from './texts.ts';
import styles from './beeper.module.css';

/** The kinds of news, each with a box that switches it on and off (NEWS-7). */
export function Kinds() {
  const { settings } = useApp().services;
  const { newsOff } = useStore(settings);
  return (
    <div className={styles.beeperKinds}>
      <p>{TEXTS.kindsIntro}</p>
      {NEWS_KIND_NAMES.map((kind) => (
        <Checkbox
          key={kind}
          checked={!newsOff.includes(kind)}
          onCheck={(isOn) => {
            const others = newsOff.filter((one) => one !== kind);
            settings.change({ newsOff: isOn ? others : [...others, kind] });
          }}
        >
          {NEWS_KINDS[kind].label}
        </Checkbox>
      ))}
      <p>{TEXTS.kindsNote}</p>
    </div>
  );
}
