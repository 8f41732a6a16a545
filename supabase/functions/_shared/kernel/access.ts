/** Access levels (LEVEL-1); a person without one is a guest. Their order and names: domain/system/access.ts. */
export type AccessLevel = 'ADMIN' | 'BETA' | 'COMMUNITY';
