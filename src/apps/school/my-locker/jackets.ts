/** The two jackets that hang in a locker (LOCKER-2). */
export const JACKETS = ['Jacket 1', 'Jacket 2'] as const;
export type Jacket = (typeof JACKETS)[number];

/** The clique of each jacket: its name in the bundle `jackets`, and in the cuts of the locker. */
export const CLIQUE_OF = { 'Jacket 1': 'jock', 'Jacket 2': 'freak' } as const satisfies Record<
  Jacket,
  string
>;
