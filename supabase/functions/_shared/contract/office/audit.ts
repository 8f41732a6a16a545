import { z } from 'zod';
import { PageAnswer } from '../page.ts';
import { IsoTime, WalletAddress } from '../values.ts';

const Facts = z.record(z.string(), z.unknown()).nullable();

const AuditEntry = z.object({
  id: z.string(),
  created_at: IsoTime,
  operator: WalletAddress,
  operator_name: z.string().nullable().describe('the username of the operator'),
  act: z.string(),
  subject: z.string(),
  subject_name: z.string().nullable().describe('the username of a wallet; null: it is none, or has none'),
  was: Facts.describe('null: there was nothing'),
  became: Facts.describe('null: there is nothing any more'),
  reason: z.string().nullable().describe('null: the act takes none'),
});

export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditAnswer = PageAnswer.extend({ entries: z.array(AuditEntry).describe('newest first') });

export type AuditAnswer = z.infer<typeof AuditAnswer>;
