import { useState } from 'react';
import { train } from '../../cutscenes/chapters/train.ts';
import { ScenePicture } from './ScenePicture.tsx';

const LINES = train.scenes.flatMap(({ id, picture = id, alt, lines }) =>
  lines.map((line) => ({ scene: picture, alt, line })),
);

/** What who boards the train of Friday sees, line by line (EVENING-8). */
export function TrainRide({ onLeave }: { readonly onLeave: () => void }) {
  const [at, setAt] = useState(0);
  const now = LINES[at];
  const onNext = at + 1 < LINES.length ? () => setAt(at + 1) : undefined;
  return now !== undefined && <ScenePicture {...now} onNext={onNext} onLeave={onLeave} />;
}
