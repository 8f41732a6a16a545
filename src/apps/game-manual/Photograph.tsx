import { bundle } from '@bundles/game-manual.ts';
import { Picture } from '../../overlays/controls/Picture.tsx';
import type { Picture as Shown } from './manual.ts';

/** A picture with its caption. */
export function Photograph({ picture: { name, shows, caption } }: { readonly picture: Shown }) {
  const { url, width, height } = bundle.pictures[name];
  return (
    <figure>
      <Picture {...{ url, width, height }} alt={shows} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
