import { Radio } from '../../overlays/controls/Choice.tsx';
import type { StoredValue } from '../../services/storage/storage.ts';
import { JacketPixels, JACKETS, type Jacket } from './picture/jackets.tsx';

/** The jacket that was chosen in this browser. */
export const CHOSEN_JACKET: StoredValue<Jacket> = {
  name: 'locker-jacket',
  version: 1,
  read: (found) => JACKETS.find((jacket) => jacket === found) ?? null,
};

interface JacketsSectionProps {
  readonly chosen: Jacket;
  readonly onChoose: (jacket: Jacket) => void;
}

/** Two jackets, one of them on. The open locker beside shows it on its hanger. */
export function JacketsSection({ chosen, onChoose }: JacketsSectionProps) {
  return (
    <fieldset className="locker-jackets">
      <legend className="w95-sr">Jacket</legend>
      {JACKETS.map((jacket) => (
        <div key={jacket} className="locker-jacket" data-chosen={jacket === chosen || undefined}>
          <Radio name="jacket" checked={jacket === chosen} onChoose={() => onChoose(jacket)}>
            {jacket}
          </Radio>
          <svg width={118} height={120} viewBox="-1 -1 59 60" shapeRendering="crispEdges" aria-hidden>
            <JacketPixels jacket={jacket} />
          </svg>
        </div>
      ))}
    </fieldset>
  );
}
