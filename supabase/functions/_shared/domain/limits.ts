/** How many calls pass before RATE_LIMITED (DESIGN, Server). */
export interface Limits {
  /** Writes of a wallet, whatever they are. */
  readonly wallet: number;
  /** Writes of a network address, whatever they are. */
  readonly address: number;
  /** Access codes tried: of an address, and of a wallet. A school shares one address; 80 bits need no tighter limit. */
  readonly codes: number;
  /** Feedback sent: of an address, and of a wallet. */
  readonly feedback: number;
}

export const LIMITS: Limits = { wallet: 60, address: 600, codes: 20, feedback: 10 };

/** How long each is counted before it begins anew. */
export const WINDOW_MINUTES: Limits = { wallet: 1, address: 1, codes: 10, feedback: 10 };

/** What the environment of a bench or a test asks for; it can raise a limit and never lower one. */
export const raiseLimits = (asked: { readonly [Name in keyof Limits]?: number | undefined }): Limits => ({
  wallet: Math.max(LIMITS.wallet, asked.wallet ?? 0),
  address: Math.max(LIMITS.address, asked.address ?? 0),
  codes: Math.max(LIMITS.codes, asked.codes ?? 0),
  feedback: Math.max(LIMITS.feedback, asked.feedback ?? 0),
});
