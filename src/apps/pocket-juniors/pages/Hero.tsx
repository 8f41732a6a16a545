import { printedName } from '../team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useTeam } from '../useShared.ts';
import { StageGap } from './StageGap.tsx';

const TEXTS = JUNIORS_TEXTS.hero;

/** The cover of the catalogue. */
export function Hero() {
  const { junior, active } = useTeam();
  return (
    <section className="jnr-page jnr-hero" aria-labelledby="jnr-hero">
      <div className="jnr-cover">
        <p className="jnr-series">{TEXTS.series}</p>
        <h2 className="jnr-logo" id="jnr-hero">
          {TEXTS.heading.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h2>
        <p className="jnr-lead">{TEXTS.lead}</p>
        <p className="jnr-cue">{TEXTS.cue}</p>
      </div>
      <div className="jnr-show">
        {TEXTS.stickers.map((sticker) => (
          <span className="jnr-sticker" key={sticker}>
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
