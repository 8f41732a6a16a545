import { perBody } from '../../kernel/perBody.ts';
import { startStudent } from '../../overlays/student/studentOf.ts';

/** The set from which backpacks are claimed (CLAIM-3). */
export const BACKPACK_SET = '1';

/** The student of a claim form, read again as soon as the backpack was claimed. */
export const claimantOf = perBody((app) => startStudent(app, 0));
