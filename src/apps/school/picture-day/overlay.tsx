import { useState } from 'react';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { sharesOf } from '@shared/domain/school/pictureDay.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CloserLook } from './CloserLook.tsx';
import { Print, type Result } from './Print.tsx';
import { usePictureDay } from './pictureDay.ts';
import { PICTURE_DAY_TEXTS as TEXTS } from './texts.ts';
import { VotePanel } from './VotePanel.tsx';
import styles from './pictureDay.module.css';

/** Picture Day (PICTURE-1): the four class photos as prints on a table, the one in hand, and the vote. */
function PictureDayWindow() {
  const { reducedMotion, sound } = useApp();
  const isStill = useStore(reducedMotion);
  const pictureDay = usePictureDay();
  const { day, failure, flashes } = pictureDay;
  const [chosen, setChosen] = useState<Clique | null>(null);
  const [isCloser, setCloser] = useState(false);

  const counts = CLIQUES.map((clique) => day?.photos.find((photo) => photo.clique === clique)?.votes ?? null);
  const known = counts.flatMap((votes) => votes ?? []);
  const shares = sharesOf(known);
  const results = new Map<Clique, Result>(
    known.length < CLIQUES.length
      ? []
      : CLIQUES.map((clique, index) => [clique, { votes: known[index] ?? 0, percent: shares[index] ?? 0 }]),
  );
  const total = known.reduce((sum, votes) => sum + votes, 0);
  const choose = (clique: Clique): void => {
    sound('select');
    setChosen(clique);
  };

  return (
    <>
      <div
        className={styles.pictureDay}
        data-closer={isCloser || undefined}
        data-still={isStill || undefined}
      >
        <header className={styles.pictureDaySign}>
          <h2>{TEXTS.sign}</h2>
          <p>{TEXTS.lead}</p>
        </header>
        <div className={styles.pictureDayTable}>
          <ul className={styles.pictureDayPrints} aria-label={TEXTS.gallery}>
            {CLIQUES.map((clique) => (
              <li key={clique}>
                <Print
                  clique={clique}
                  isChosen={clique === chosen}
                  isYours={clique === day?.vote}
                  result={results.get(clique) ?? null}
                  onChoose={() => choose(clique)}
                />
              </li>
            ))}
          </ul>
          <CloserLook clique={chosen ?? day?.vote ?? 'GEEK'} onTurn={choose} />
        </div>
        <VotePanel
          {...pictureDay}
          chosen={chosen}
          isCloser={isCloser}
          onCloser={(closer) => {
            sound('select');
            setChosen(chosen ?? day?.vote ?? 'GEEK');
            setCloser(closer);
          }}
        />
        {flashes > 0 && !isStill && (
          <div key={flashes} className={styles.pictureDayFlash} aria-hidden="true" />
        )}
      </div>
      <StatusBar
        panels={[
          failure !== null && day !== null ? TEXTS.failed : results.size === 0 ? TEXTS.hidden : TEXTS.live,
          ...(results.size > 0 ? [TEXTS.total(total)] : []),
        ]}
      />
    </>
  );
}

export default mountReact(PictureDayWindow);
