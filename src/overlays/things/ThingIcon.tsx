import { bundle } from '@bundles/things.ts';
import type { ThingId } from '@shared/domain/town/case/things.ts';
import { Sprite } from '../controls/Sprite.tsx';

/** A thing, small; what stands beside it says which. */
export function ThingIcon({ thing }: { readonly thing: ThingId }) {
  return <Sprite atlas={bundle.atlas} frame={bundle.atlas.frames[`${thing}-icon`]} />;
}
