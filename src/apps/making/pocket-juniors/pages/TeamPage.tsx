import { canAdd, classOf, MOST_JUNIORS } from '@shared/domain/making/juniors/team.ts';
import { printedName } from '../team/team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useShared, useTeam } from './useShared.ts';
import { StageGap } from './StageGap.tsx';
import juniorsStyles from '../styles/juniors.module.css';
import pagesStyles from '../styles/pages.module.css';

const TEXTS = JUNIORS_TEXTS.team;

/** The team of one to three Juniors (JUNIORS-5). */
export function TeamPage() {
  const { juniors } = useShared();
  const { team, active } = useTeam();
  const outfits = team.map(({ outfit }) => outfit);
  return (
    <section className={`${juniorsStyles.jnrPage} ${juniorsStyles.jnrStacked}`} aria-labelledby="jnr-team">
      <h2 className={juniorsStyles.jnrHeading} id="jnr-team">
        {TEXTS.heading}
      </h2>
      <p className={juniorsStyles.jnrLead}>{TEXTS.lead}</p>
      <div className={juniorsStyles.jnrShow}>
        <StageGap shot="team" label={JUNIORS_TEXTS.turn(TEXTS.heading)} outfits={outfits} />
      </div>
      <ul className={pagesStyles.jnrSlots}>
        {team.map((junior, place) => {
          const name = printedName(junior, place);
          const kind = classOf(junior.outfit);
          return (
            <li key={place} style={{ background: kind.color }} data-active={place === active || undefined}>
              <b>{name}</b>
              <span>
                {kind.name} - {kind.set}
              </span>
              <span className={juniorsStyles.jnrRow}>
                <button
                  type="button"
                  className={juniorsStyles.jnrButton}
                  aria-label={TEXTS.show(name)}
                  disabled={place === active}
                  onClick={() => juniors.send({ type: 'user.activate', place })}
                >
                  {place === active ? TEXTS.shown : TEXTS.choose}
                </button>
                {place > 0 && (
                  <button
                    type="button"
                    className={juniorsStyles.jnrButton}
                    aria-label={TEXTS.remove(name)}
                    onClick={() => juniors.send({ type: 'user.remove', place })}
                  >
                    {TEXTS.takeOut}
                  </button>
                )}
              </span>
            </li>
          );
        })}
        {Array.from({ length: MOST_JUNIORS - team.length }, (_, index) => (
          <li key={`free-${index}`} data-free>
            <span>{TEXTS.empty}</span>
            {index === 0 && canAdd(outfits) && (
              <button
                type="button"
                className={juniorsStyles.jnrButton}
                data-loud
                onClick={() => juniors.send({ type: 'user.add' })}
              >
                {TEXTS.add}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
