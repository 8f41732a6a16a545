import { bar, oval } from './mask.mjs';

/** The one body that all layers are drawn on: head, ears, neck and shoulders, symmetrical about the middle. */
export const HEAD = oval(48, 45, 24.6, 26, 2.7);
export const EARS = oval(23, 49, 5.4, 7.2).mirrored();
export const NECK = bar(39, 64, 18, 16);
/** The bare shoulders; what is worn is laid over them and at least as wide. */
export const SHOULDERS = oval(48, 103, 38, 26, 2.3);
/** Head and ears with the line round them: what is worn behind the head leaves this out. */
export const FACE_AREA = HEAD.grown().or(EARS.grown());
