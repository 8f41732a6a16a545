/**
 * The names of the ledger's sources, for code that posts by one. Everything else about a source is its row in
 * app.gum_sources: amount, cooldown, limits, words for people. docs/SERVER.md says how to add one.
 */
export const GUM_SOURCES = [
  'daily_login',
  'daily_checkin',
  'operator_adjustment',
  'objective_slacker',
  'objective_overachiever',
  'zoltar_play',
  'zoltar_win',
  'prize',
  'case_join',
] as const;
export type GumSourceName = (typeof GUM_SOURCES)[number];

/** Reads the name of a source; null where there is none of this name. */
export const gumSourceNamed = (name: string): GumSourceName | null =>
  GUM_SOURCES.find((one) => one === name) ?? null;
