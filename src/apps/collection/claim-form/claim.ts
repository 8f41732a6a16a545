import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import { perBody } from '../../../kernel/perBody.ts';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { startStudent } from '../../../overlays/student/studentOf.ts';

/** The set from which backpacks are claimed (CLAIM-3). */
const BACKPACK_SET = '1';

/** What is sent to claim the backpack of a student. */
export const claimOf = ({ token: { tokenId, serial } }: Student): ChainIntent => ({
  op: 'claim-backpack',
  tokenId,
  templateId: String(serial),
  setId: BACKPACK_SET,
});

/** The student of a claim form. */
export const claimantOf = perBody((app) => startStudent(app, claimOf));
