import { bundle as classes } from '@bundles/junior-classes.ts';
import { bundle as items } from '@bundles/junior-items.ts';
import { bundle as scenes } from '@bundles/junior-scenes.ts';
import type { JuniorClass } from '@shared/domain/making/juniors/catalogue.ts';

/** A Junior in the whole set of its class, as a still picture. */
export const portraitOf = (id: JuniorClass) => classes.pictures[id];

/** The thumbnails of the 56 items. */
export const ITEMS = items.atlas;

/** A picture of the carousel. */
export type Scene = keyof typeof scenes.pictures;

export const sceneOf = (scene: Scene) => scenes.pictures[scene];
