import { memo, useId } from 'react';
import { displayName } from '@shared/domain/collection/traits/displayName.ts';
import type { Slot, Trait } from '@shared/domain/collection/traits/trait.ts';
import { CREATOR_TEXTS as TEXTS } from './texts.ts';
import { thumbnail, THUMBNAIL_SIZE } from './thumbnail.ts';
import { traitLabels } from './traitLabels.ts';
import styles from './creator.module.css';

interface TraitSectionProps {
  readonly slot: Slot;
  readonly traits: readonly Trait[];
  readonly chosen: string | null;
  /** The pigment that the thumbnails are worn by. */
  readonly pigment: string | null;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (id: string | null) => void;
}

/** A section that opens and shuts, with everything that can be chosen for a slot; one is, or none. */
export function TraitSection(props: TraitSectionProps) {
  const { slot, traits, chosen, pigment, open, onToggle, onChoose } = props;
  const id = useId();
  const labels = traitLabels(traits);
  const title = TEXTS.sections[slot];
  const worn = traits.find((trait) => trait.id === chosen);
  return (
    <section>
      <button
        type="button"
        className={styles.creatorHead}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <b>{title}</b>
        {slot === 'pigment' && <em>{TEXTS.startHere}</em>}
        <span>{worn && displayName(worn.name)}</span>
      </button>
      <div id={id} hidden={!open} role="radiogroup" aria-label={title}>
        {open && (
          <div className={styles.creatorTiles}>
            <Tile group={id} label={TEXTS.none} chosen={chosen === null} onChoose={() => onChoose(null)} />
            {traits.map((trait) => (
              <Tile
                key={trait.id}
                group={id}
                label={labels.get(trait.id) ?? ''}
                chosen={trait.id === chosen}
                onChoose={() => onChoose(trait.id)}
              >
                <Thumbnail trait={trait} pigment={slot === 'pigment' ? null : pigment} />
              </Tile>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface TileProps {
  readonly group: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children?: React.ReactNode;
}

/** An option button behind its picture; one without a picture shows its words. */
function Tile({ group, label, chosen, onChoose, children }: TileProps) {
  return (
    <label className={styles.creatorTile} title={label} data-chosen={chosen || undefined}>
      <input type="radio" name={group} aria-label={label} checked={chosen} onChange={onChoose} />
      {children ?? <span>{label}</span>}
    </label>
  );
}

/** Composed again only when the trait or the pigment under it changes. */
const Thumbnail = memo(function Thumbnail({ trait, pigment }: { trait: Trait; pigment: string | null }) {
  return (
    <img
      src={thumbnail(trait, pigment)}
      width={THUMBNAIL_SIZE}
      height={THUMBNAIL_SIZE}
      alt=""
      decoding="async"
      draggable={false}
    />
  );
});
