export interface Change {
  readonly title: string;
  /** The app that it is about, where not everybody has that. */
  readonly app?: string;
  readonly paragraphs: readonly string[];
}

export interface Release {
  /** The day it came, as ISO 8601 has it. */
  readonly date: string;
  readonly headline: string;
  readonly changes: readonly Change[];
}
