/** Whose a token is, for the person at the screen. */
export type Holding = 'own' | 'linked' | 'elsewhere';

/**
 * Whose it is: the wallet that is looked at holds it, one that is linked to the wallet that signed in does, or neither:
 * it was sold, say, between the page of the gallery and the press of the button.
 */
export function holdingOf(
  owner: string,
  {
    shown,
    connected,
    linked,
  }: {
    readonly shown: string | null;
    readonly connected: string | null;
    readonly linked: readonly string[];
  },
): Holding {
  if (owner === connected) return 'own';
  return owner === shown || linked.includes(owner) ? 'linked' : 'elsewhere';
}
