import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { DEFAULT_TUNING, ICON_ANIMATIONS, TUNING_SLIDERS, type Tuning } from './animations.ts';
import styles from './iconLab.module.css';

/** Twelve icons in motion, and the sliders that tune them all. */
function IconLab() {
  const { visible, reducedMotion } = useApp();
  const [tuning, setTuning] = useState<Tuning>(DEFAULT_TUNING);
  const seen = useStore(visible);
  const still = useStore(reducedMotion);
  return (
    <div className={styles.iconLab}>
      <ul className={styles.iconLabBench} aria-label="Icons">
        {ICON_ANIMATIONS.map((animation) => (
          <Preview key={animation.name} {...{ animation, tuning }} moves={seen && !still} />
        ))}
      </ul>
      {still && <p role="status">The icons stand still, as reduced motion is on.</p>}
      <div className={styles.iconLabSliders}>
        {TUNING_SLIDERS.map(({ name, ...slider }) => (
          <Slider
            key={name}
            {...slider}
            value={tuning[name]}
            onValue={(value) => setTuning({ ...tuning, [name]: value })}
          />
        ))}
      </div>
      <div className="w95-buttons">
        <Button onClick={() => setTuning(DEFAULT_TUNING)}>Reset</Button>
      </div>
    </div>
  );
}

interface PreviewProps {
  readonly animation: (typeof ICON_ANIMATIONS)[number];
  readonly tuning: Tuning;
  readonly moves: boolean;
}

function Preview({ animation, tuning, moves }: PreviewProps) {
  const picture = useRef<HTMLSpanElement>(null);
  const [held, setHeld] = useState(false);
  const runs = moves && !held;
  useEffect(() => {
    if (!runs || picture.current === null) return undefined;
    const options = { duration: tuning.speed * 1000, iterations: Infinity };
    const motion = picture.current.animate(animation.keyframes(tuning), options);
    return () => motion.cancel();
  }, [animation, tuning, runs]);
  return (
    <li>
      <button type="button" aria-pressed={held} onClick={() => setHeld(!held)}>
        <span ref={picture} className={styles.iconLabPicture}>
          <Icon name={animation.icon} />
        </span>
        <span>{animation.name}</span>
      </button>
    </li>
  );
}

export default mountReact(IconLab);
