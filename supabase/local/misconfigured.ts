/** A setting is missing or wrong; the message tells the operator which and what to do. */
export class Misconfigured extends Error {}
