import { printedName } from '../team/team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useTeam } from './useShared.ts';
import { StageGap } from './StageGap.tsx';
import styles from '../styles/juniors.module.css';

const TEXTS = JUNIORS_TEXTS.hero;

/** The cover of the catalogue. */
export function Hero() {
  const { junior, active } = useTeam();
  return (
    <section className={`${styles.jnrPage} ${styles.jnrHero}`} aria-labelledby="jnr-hero">
      <div className={styles.jnrCover}>
        <p className={styles.jnrSeries}>{TEXTS.series}</p>
        <h2 className={styles.jnrLogo} id="jnr-hero">
          {TEXTS.heading.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h2>
        <p className={styles.jnrLead}>{TEXTS.lead}</p>
        <p className={styles.jnrCue}>{TEXTS.cue}</p>
      </div>
      <div className={styles.jnrShow}>
        {TEXTS.stickers.map((sticker) => (
          <span className={styles.jnrSticker} key={sticker}>
            <b>{sticker}</b>
          </span>
        ))}
        <StageGap
          shot="hero"
          label={JUNIORS_TEXTS.turn(printedName(junior, active))}
          outfits={[junior.outfit]}
        />
      </div>
    </section>
  );
}
