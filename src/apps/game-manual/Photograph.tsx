import { useState } from 'react';
import { bundle } from '@bundles/game-manual.ts';
import type { Picture } from './manual.ts';

/** A picture with its caption. One that does not load is hidden, and that is logged (spec 3, section 8). */
export function Photograph({ picture: { name, shows, caption } }: { readonly picture: Picture }) {
  const [broken, setBroken] = useState(false);
  const { url, width, height } = bundle.pictures[name];
  const onError = (): void => {
    console.error(`The manual's picture ${name} could not be loaded`);
    setBroken(true);
  };
  return (
    <figure hidden={broken}>
      <img src={url} alt={shows} width={width} height={height} onError={onError} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
