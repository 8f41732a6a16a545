import { bundle } from '@bundles/class-photos.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';

const { geek, jock, prep, freak } = bundle.pictures;

/** The class photo of each clique. */
export const PHOTOS = { GEEK: geek, JOCK: jock, PREP: prep, FREAK: freak } as const satisfies Readonly<
  Record<Clique, object>
>;
