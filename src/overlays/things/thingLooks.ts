import { bundle } from '@bundles/things.ts';
import type { ThingId } from '@shared/domain/town/case/things.ts';

/** The address of the strip of 16 pictures in which a thing turns once. */
export const thingStrip = (thing: ThingId): string => bundle.pictures[thing].url;
