import type { bundle as classmates } from '@bundles/classmates.ts';
import type { bundle as faces } from '@bundles/faces.ts';

/** Whose head it is: a classmate of the story, or one of the faces that students choose from. */
export type Portrait = keyof (typeof classmates)['atlas']['frames'] | keyof (typeof faces)['atlas']['frames'];
