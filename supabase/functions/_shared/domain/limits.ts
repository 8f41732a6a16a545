/** How many writes a minute pass before RATE_LIMITED (DESIGN, Server). */
export interface Limits {
  readonly wallet: number;
  readonly address: number;
}

export const LIMITS: Limits = { wallet: 60, address: 600 };

/** What the bench's environment asks for; it can raise a limit and never lower one. */
export const raiseLimits = (asked: Partial<Limits>): Limits => ({
  wallet: Math.max(LIMITS.wallet, asked.wallet ?? 0),
  address: Math.max(LIMITS.address, asked.address ?? 0),
});
