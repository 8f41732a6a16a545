import type { Station } from './station.ts';

/** What the display shows. */
export interface Display {
  readonly station: Station | null;
  readonly show: string;
  /** What is said, played, or the matter. */
  readonly line: string;
  readonly isTalk: boolean;
}
