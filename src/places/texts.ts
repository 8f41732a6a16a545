/** What is said in every place. */
export const TEXTS = {
  failed: 'The picture did not arrive.',
  retry: 'Try again',
} as const;
