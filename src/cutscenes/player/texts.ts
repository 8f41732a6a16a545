export const PLAYER_TEXTS = { next: 'Next', mute: 'Mute', theEnd: 'The End.' } as const;
