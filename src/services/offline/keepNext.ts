/** What the page asks its worker, when there is time: to keep one more file. The worker answers whether there are more. */
export const KEEP_NEXT = { type: 'KEEP_NEXT' } as const;
