import { bundle } from '@bundles/game-manual.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import type { ManualPicture } from './manual.ts';

/** A picture with its caption. */
export function Photograph({ picture: { name, shows, caption } }: { readonly picture: ManualPicture }) {
  const { url, width, height } = bundle.pictures[name];
  return (
    <figure>
      <Picture {...{ url, width, height }} alt={shows} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
