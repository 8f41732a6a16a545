import { memo } from 'react';
import { Hallway, HEIGHT, WIDTH } from './hallway.tsx';
import { INK } from './blocks.tsx';
import { OpenLocker, ShutDoor } from './locker.tsx';
import type { Jacket } from './jackets.tsx';

interface LockerPictureProps {
  /** Null until one is assigned. */
  readonly number: number | null;
  readonly open: boolean;
  /** False for a guest: the corridor's lights are off. */
  readonly lit: boolean;
  readonly jacket: Jacket;
  readonly gum: number;
}

/** Our locker in its corridor. */
export const LockerPicture = memo(function LockerPicture({
  number,
  open,
  lit,
  jacket,
  gum,
}: LockerPictureProps) {
  const label =
    number === null ? 'A row of lockers; one is still free' : `Locker ${number}, ${open ? 'open' : 'shut'}`;
  return (
    <div className="locker-picture">
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <Hallway />
        {open && number !== null ? <OpenLocker jacket={jacket} gum={gum} /> : <ShutDoor number={number} />}
        {!lit && <rect width={WIDTH} height={HEIGHT} fill={INK.outline} fillOpacity={0.6} />}
      </svg>
    </div>
  );
});
