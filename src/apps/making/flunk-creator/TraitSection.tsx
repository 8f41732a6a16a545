import { memo, useId } from 'react';
import { displayName } from '@shared/domain/collection/traits/displayName.ts';
import type { Slot, Trait } from '@shared/domain/collection/traits/trait.ts';
import { traitById, traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { composeTraits } from '@shared/domain/collection/traits/compose.ts';
import { svgUrl } from '../../../overlays/svgUrl.ts';
import { CREATOR_TEXTS as TEXTS } from './texts.ts';
import { traitLabels } from './traitLabels.ts';
import { layers } from './layers.ts';
import styles from './creator.module.css';

/** The side of a thumbnail in pixels of the picture, which are pixels of the screen too. */
const THUMBNAIL_SIZE = 72;

/** The top left corner of the part of the picture that a thumbnail shows. */
const CORNERS: Readonly<Record<Slot, { readonly x: number; readonly y: number }>> = {
  pigment: { x: 12, y: 14 },
  backdrop: { x: 12, y: 0 },
  torso: { x: 12, y: 24 },
  head: { x: 12, y: 0 },
  face: { x: 12, y: 12 },
  eyebrows: { x: 12, y: 8 },
  headOverlay: { x: 12, y: 0 },
};

/** A trait on this pigment, as the address of a picture. Without a pigment a plaster model wears it. */
function thumbnail(trait: Trait, pigment: string | null): string {
  const part = { ...CORNERS[trait.slot], side: THUMBNAIL_SIZE };
  const alone = trait.slot === 'pigment' || trait.slot === 'backdrop';
  const body = alone ? [] : [traitById(pigment ?? '') ?? PLASTER].flatMap((one) => one ?? []);
  return svgUrl(composeTraits([...body, trait], layers, { part }));
}

const [anyPigment] = traitsFor('pigment');
const PLASTER: Trait | null = anyPigment ? { ...anyPigment, colors: { skin: 'silver' } } : null;

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
