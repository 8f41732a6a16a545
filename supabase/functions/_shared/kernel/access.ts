/** Access levels of spec 1, section 6; a person without one is a guest. Their order and names: domain/access.ts. */
export type AccessLevel = 'ADMIN' | 'BETA' | 'COMMUNITY';
