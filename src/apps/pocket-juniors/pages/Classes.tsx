import { JUNIOR_CLASSES } from '../../../../supabase/functions/_shared/domain/juniors/catalogue.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { SPELL_KINDS } from '../../../../supabase/functions/_shared/domain/juniors/spells.ts';
import { portraitOf } from '../pictures.ts';
import { JUNIORS_TEXTS as TEXTS } from '../texts.ts';

/** The eight classes as cards, each with its two spells. */
export function Classes() {
  return (
    <section className="jnr-page" aria-labelledby="jnr-classes">
      <h2 className="jnr-heading" id="jnr-classes">
        {TEXTS.classes.heading}
      </h2>
      <ul className="jnr-classes">
        {JUNIOR_CLASSES.map(({ id, name, set, color, description, spells }) => (
          <li key={id} className="jnr-card" style={{ background: color }}>
            <div className="jnr-portrait">
              <Picture url={portraitOf(id).url} alt={TEXTS.classes.set(set)} />
            </div>
            <h3>{name}</h3>
            <p className="jnr-set">{set}</p>
            <p>{description}</p>
            <ul className="jnr-spells">
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
