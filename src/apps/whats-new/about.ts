export const description = 'What changed on this computer, and when.';

export const help = ['What changed on this computer, the newest first.'] as const;
