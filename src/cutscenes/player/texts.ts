export const PLAYER_TEXTS = { next: 'Next', theEnd: 'The End.' } as const;
