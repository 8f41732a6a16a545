import { bundle } from '@bundles/pocket-juniors.ts';
import type {
  JuniorClass,
  JuniorGroup,
} from '../../../../supabase/functions/_shared/domain/juniors/catalogue.ts';
import { Sprite } from '../../../overlays/controls/Sprite.tsx';

const { atlas } = bundle;

/** The thumbnail of an item; its name stands beside it. */
export function ItemPicture({
  classId,
  group,
}: {
  readonly classId: JuniorClass;
  readonly group: JuniorGroup;
}) {
  return <Sprite atlas={atlas} frame={atlas.frames[`${classId}-${group}`]} />;
}
