import { useState } from 'react';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { sceneOf, type Scene } from '../pictures.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import juniorsStyles from '../styles/juniors.module.css';
import pagesStyles from '../styles/pages.module.css';

const TEXTS = JUNIORS_TEXTS.catalogue;

/** The carousel of ten pictures. */
export function Catalogue() {
  const [nth, setNth] = useState(0);
  const step = (by: number): void => setNth((nth + by + CAROUSEL.length) % CAROUSEL.length);
  const shown = CAROUSEL[nth] ?? CAROUSEL[0];
  const { url, width, height } = sceneOf(shown.scene);
  return (
    <section
      className={`${juniorsStyles.jnrPage} ${pagesStyles.jnrCatalogue}`}
      aria-labelledby="jnr-catalogue"
      aria-roledescription="carousel"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <h2 className={juniorsStyles.jnrHeading} id="jnr-catalogue">
        {TEXTS.heading}
      </h2>
      <div className={pagesStyles.jnrCarousel}>
        <button
          type="button"
          className={juniorsStyles.jnrButton}
          aria-label={TEXTS.previous}
          onClick={() => step(-1)}
        >
          {'<'}
        </button>
        <figure aria-live="polite">
          <Picture key={nth} url={url} alt={shown.alt} width={width} height={height} />
        </figure>
        <button
          type="button"
          className={juniorsStyles.jnrButton}
          aria-label={TEXTS.next}
          onClick={() => step(1)}
        >
          {'>'}
        </button>
      </div>
      <div className={pagesStyles.jnrDots} role="group" aria-label={TEXTS.label}>
        {CAROUSEL.map(({ scene }, other) => (
          <button
            key={scene}
            type="button"
            aria-label={TEXTS.show(other + 1)}
            aria-current={other === nth}
            onClick={() => setNth(other)}
          />
        ))}
      </div>
    </section>
  );
}

interface CarouselPicture {
  readonly scene: Scene;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** The ten pictures of the carousel, in order. */
const CAROUSEL: readonly [CarouselPicture, ...CarouselPicture[]] = [
  { scene: 'school-team', alt: 'SPORT, BIOLOGY and MATH stand before the school as a team.' },
  { scene: 'arcade-dance', alt: 'MUSIC dances in the arcade by night, and MATH cheers.' },
  { scene: 'dock-morning', alt: 'ART and HISTORY look over the lake from the dock.' },
  { scene: 'junkyard-duel', alt: 'PHYSICS attacks in the junkyard, and CHEMISTRY guards itself.' },
  { scene: 'pool-party', alt: 'CHEMISTRY and MUSIC play the boombox at the motel pool.' },
  { scene: 'prize-counter', alt: 'PHYSICS and ART stand on the counter of the prize booth.' },
  { scene: 'trophy-shelf', alt: 'SPORT and BIOLOGY among the trophies of the jocks.' },
  { scene: 'snack-break', alt: 'CHEMISTRY and MUSIC take a break at the snack shack.' },
  { scene: 'field-lights', alt: 'HISTORY and BIOLOGY stand among candles on the football field by night.' },
  { scene: 'parlor-duel', alt: 'SPORT attacks in the parlor of the preps, and HISTORY guards itself.' },
];
