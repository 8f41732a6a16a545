/** What operators can do that the audit log keeps, with what each is called (CONSOLE-2). */
export const OPERATOR_ACTS = {
  'gum-adjustment': 'GUM adjusted',
  'gum-adjustment-undone': 'GUM adjustment undone',
  'role-changed': 'Role changed',
  muted: 'Wallet muted',
  unmuted: 'Wallet let write again',
  banned: 'Wallet banned',
  unbanned: 'Wallet let in again',
  'code-made': 'Access code made',
  'code-revoked': 'Access code revoked',
  'code-restored': 'Access code in force again',
  'run-struck': 'Run struck out',
  'run-restored': 'Run put back',
  'source-set': 'Source of GUM set',
  'cap-set': 'Cap of GUM set',
  announced: 'Announcement written',
  'announcement-withdrawn': 'Announcement withdrawn',
  'announcement-restored': 'Announcement put back',
  'feature-set': 'Feature set',
  'lock-code-set': 'Lock code set',
  'lock-code-removed': 'Lock code removed',
  reconciliation: 'Books gone through',
  'test-earn': 'Test earning',
  'time-config': 'Day and night changed',
  'guest-book-removal': 'Guest book line removed',
  'message-removed': 'Message removed',
  'message-restored': 'Message put back',
  'message-released': 'Held message released',
  'reports-dismissed': 'Reports of a message dismissed',
} as const;

export type OperatorAct = keyof typeof OPERATOR_ACTS;
export const OPERATOR_ACT_NAMES = Object.keys(OPERATOR_ACTS) as readonly OperatorAct[];
