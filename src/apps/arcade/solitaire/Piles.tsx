import type { CSSProperties, ReactNode } from 'react';
import { SUITS, type Card } from '@shared/domain/arcade/solitaire/cards.ts';
import type { Table } from '@shared/domain/arcade/solitaire/klondike.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { backUrl, faceUrl, type Back } from './faces.ts';
import { placeOfCard, type Layout, type Place, type SpotName } from './layout.ts';
import { PIPS } from './pips.ts';
import type { Target } from './spots.ts';
import { nameOf, SOLITAIRE_TEXTS as TEXTS } from './texts.ts';
import styles from './solitaire.module.css';

/** What all parts of the table are drawn from. */
export interface Shown {
  readonly table: Table;
  readonly back: Back;
  readonly layout: Layout;
  /** Where the Tab key stops. */
  readonly stop: Target;
  /** What is taken up, from this card to the top of its spot. */
  readonly held: Target | null;
  /** It follows the pointer. */
  readonly isDragged: boolean;
}

interface SpotProps extends Shown {
  readonly spot: SpotName;
}

interface ButtonProps {
  readonly shown: Shown;
  readonly target: Target;
  readonly place: Place;
  readonly name: string;
  /** Undefined: an empty spot. */
  readonly picture?: string;
  readonly children?: ReactNode;
}

const styleOf = ({ left, top }: Place, picture?: string): CSSProperties => ({
  left,
  top,
  ...(picture !== undefined && { backgroundImage: `url("${picture}")` }),
});

/** A card, or an empty spot, that can be pressed. */
function CardButton({ shown, target, place, name, picture, children }: ButtonProps) {
  const { stop, held, isDragged } = shown;
  const isHeld = held?.spot === target.spot && target.depth >= held.depth;
  const isStop = stop.spot === target.spot && stop.depth === target.depth;
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isHeld && !isDragged ? true : undefined}
      className={picture === undefined ? styles.slot : styles.card}
      style={styleOf(place, picture)}
      tabIndex={isStop ? 0 : -1}
      data-autofocus={isStop || undefined}
      data-spot={target.spot}
      data-depth={target.depth}
      data-dragged={(isHeld && isDragged) || undefined}
    >
      {children}
    </button>
  );
}

/** A card that cannot be pressed, because it lies on its face or under another. */
function Lying({ place, picture }: { readonly place: Place; readonly picture: string }) {
  return <span className={styles.card} style={styleOf(place, picture)} aria-hidden="true" />;
}

/** What is left to draw: up to three backs, one pixel beside each other. */
export function Stock(shown: Shown) {
  const { table, back, layout } = shown;
  const { length } = table.stock;
  const { left, top } = layout.placeOf('stock');
  const picture = backUrl(back, layout.size);
  const layers = Math.ceil(length / 10);
  const target = { spot: 'stock', depth: 0 } as const;
  return (
    <>
      {Array.from({ length: Math.max(0, layers - 1) }, (_, index) => (
        <Lying key={index} {...{ picture }} place={{ left: left + index, top: top + index }} />
      ))}
      {length > 0 ? (
        <CardButton
          {...{ shown, target, picture }}
          place={{ left: left + layers - 1, top: top + layers - 1 }}
          name={TEXTS.stock(length)}
        />
      ) : (
        <CardButton {...{ shown, target }} place={{ left, top }} name={TEXTS.turnOver}>
          {table.waste.length > 0 && <span className={styles.ring} />}
        </CardButton>
      )}
    </>
  );
}

/** The cards that were drawn: as many beside each other as are drawn at a time. */
export function Waste(shown: Shown) {
  const { table, layout, held, isDragged } = shown;
  const { left, top } = layout.placeOf('waste');
  const target = { spot: 'waste', depth: 0 } as const;
  const cards = table.waste.slice(-table.draw);
  const under = table.waste.at(-table.draw - 1);
  const picture = (card: Card): string => faceUrl(card, layout.size);
  if (cards.length === 0) {
    return <CardButton {...{ shown, target }} place={{ left, top }} name={TEXTS.empty('waste')} />;
  }
  return (
    <>
      {under !== undefined && isDragged && held?.spot === 'waste' && table.draw === 1 && (
        <Lying place={{ left, top }} picture={picture(under)} />
      )}
      {cards.map((card, index) => {
        const { wasteStep } = layout;
        const place = { left: left + index * wasteStep.left, top: top + index * wasteStep.top };
        return index < cards.length - 1 ? (
          <Lying key={card} {...{ place }} picture={picture(card)} />
        ) : (
          <CardButton
            key={card}
            {...{ shown, target, place }}
            picture={picture(card)}
            name={TEXTS.card(card, 'waste')}
          />
        );
      })}
    </>
  );
}

/** A suit that rises from its ace. */
export function Foundation({ spot, ...shown }: SpotProps) {
  const { table, layout, held, isDragged } = shown;
  const index = Number(spot.slice(1));
  const place = layout.placeOf(spot);
  const cards = table.foundations[index] ?? [];
  const target = { spot, depth: 0 };
  const [top, under] = [cards.at(-1), cards.at(-2)];
  const suit = SUITS[index];
  return (
    <>
      {under !== undefined && isDragged && held?.spot === spot && (
        <Lying {...{ place }} picture={faceUrl(under, layout.size)} />
      )}
      {top === undefined ? (
        <CardButton {...{ shown, target, place }} name={TEXTS.empty(spot)}>
          {suit !== undefined && (
            <PixelPicture
              rows={PIPS[suit]}
              colors={{ '#': 'currentColor' }}
              scale={layout.size === 'full' ? 3 : 2}
            />
          )}
        </CardButton>
      ) : (
        <CardButton
          {...{ shown, target, place }}
          name={TEXTS.card(top, spot)}
          picture={faceUrl(top, layout.size)}
        />
      )}
    </>
  );
}

/** A pile of the table; its name says how many cards lie on their face. */
export function PileOfCards({ spot, ...shown }: SpotProps) {
  const { table, back, layout } = shown;
  const pile = table.piles[Number(spot.slice(1))];
  if (pile === undefined) return null;
  const { left, top } = layout.placeOf(spot);
  const step = layout.stepsOf(pile).hidden;
  return (
    <div role="group" aria-label={TEXTS.hidden(spot, pile.hidden.length)} className={styles.pile}>
      {pile.shown.length === 0 && (
        <CardButton
          {...{ shown }}
          target={{ spot, depth: 0 }}
          place={{ left, top }}
          name={TEXTS.empty(spot)}
        />
      )}
      {pile.hidden.map((card, index) => (
        <Lying key={card} place={{ left, top: top + index * step }} picture={backUrl(back, layout.size)} />
      ))}
      {pile.shown.map((card, depth) => (
        <CardButton
          key={card}
          {...{ shown }}
          target={{ spot, depth }}
          place={placeOfCard(layout, table, { spot, depth })}
          name={nameOf(card)}
          picture={faceUrl(card, layout.size)}
        />
      ))}
    </div>
  );
}
