import type { JuniorClass, JuniorGroup } from '@shared/domain/making/juniors/catalogue.ts';
import { Sprite } from '../../../../overlays/controls/Sprite.tsx';
import { ITEMS } from '../pictures.ts';

/** The thumbnail of an item; its name stands beside it. */
export function ItemPicture({
  classId,
  group,
}: {
  readonly classId: JuniorClass;
  readonly group: JuniorGroup;
}) {
  return <Sprite atlas={ITEMS} frame={ITEMS.frames[`${classId}-${group}`]} />;
}
