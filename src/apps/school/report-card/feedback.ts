/** What stands in the form's fields. */
export interface Draft {
  readonly userName: string;
  readonly issues: string;
  readonly suggestions: string;
}

/** As POST /api/submit-feedback takes it. */
export interface FeedbackPayload {
  readonly user_name: string;
  readonly issues_found: string | null;
  readonly suggestions: string | null;
}

export const EMPTY_DRAFT: Draft = { userName: '', issues: '', suggestions: '' };

/** The most characters that the server takes (contract/school/feedback.ts). */
export const MOST = { userName: 80, issues: 4000, suggestions: 4000 } as const satisfies Record<
  keyof Draft,
  number
>;

/** Whether nothing was typed. */
export const isEmpty = (draft: Draft): boolean => Object.values(draft).every((text) => text === '');

/** Whether there is nothing to send: neither issues nor suggestions (REPORT-1). */
export function isBlank({ issues, suggestions }: Draft): boolean {
  return issues.trim() === '' && suggestions.trim() === '';
}

/** What is sent: an empty name is 'Anonymous', other empty fields are null (REPORT-2). */
export function payloadOf({ userName, issues, suggestions }: Draft): FeedbackPayload {
  return {
    user_name: userName.trim() || 'Anonymous',
    issues_found: issues.trim() || null,
    suggestions: suggestions.trim() || null,
  };
}
