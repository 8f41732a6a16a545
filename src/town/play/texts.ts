/** What is said on the way from place to place. */
export const TEXTS = {
  onTheWay: 'You walk...',
  noWay: 'You cannot see the way from here. Check your connection, and try again.',
} as const;
