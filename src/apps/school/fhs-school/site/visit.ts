import * as shape from '../../../../kernel/shape.ts';
import type { StoredValue } from '../../../../services/storage/storage.ts';

/** The number of this tab's visit, so that it counts once, also after a reload (FHS-5). */
export const VISIT: StoredValue<number> = {
  name: 'fhs-visit-number',
  version: 1,
  read: shape.reader(shape.number),
};
