import { JUNIOR_CLASSES } from '@shared/domain/making/juniors/catalogue.ts';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { SPELL_KINDS } from '@shared/domain/making/juniors/spells.ts';
import { portraitOf } from '../pictures.ts';
import { JUNIORS_TEXTS as TEXTS } from '../texts.ts';
import juniorsStyles from '../styles/juniors.module.css';
import pagesStyles from '../styles/pages.module.css';

/** The eight classes as cards, each with its two spells. */
export function Classes() {
  return (
    <section className={juniorsStyles.jnrPage} aria-labelledby="jnr-classes">
      <h2 className={juniorsStyles.jnrHeading} id="jnr-classes">
        {TEXTS.classes.heading}
      </h2>
      <ul className={pagesStyles.jnrClasses}>
        {JUNIOR_CLASSES.map(({ id, name, set, color, description, spells }) => (
          <li key={id} className={pagesStyles.jnrCard} style={{ background: color }}>
            <div className={pagesStyles.jnrPortrait}>
              <Picture url={portraitOf(id).url} alt={TEXTS.classes.set(set)} />
            </div>
            <h3>{name}</h3>
            <p className={pagesStyles.jnrSet}>{set}</p>
            <p>{description}</p>
            <ul className={pagesStyles.jnrSpells}>
              {SPELL_KINDS.map((kind) => (
                <li key={kind} data-kind={kind}>
                  <b>{spells[kind]}</b>
                  <span>{TEXTS.spellKinds[kind]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
