/** What a person may need help with, the gravest first. Each is answered in earnest before anything else (PERSONA-8). */
export const NEEDS = ['selfHarm', 'abuse', 'threat', 'drugs', 'loneliness'] as const;
export type Need = (typeof NEEDS)[number];
