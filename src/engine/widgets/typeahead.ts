/**
 * Where a typed letter leads among labels: the next one after `from` that begins with it, round the end; null where
 * none does, or where the key is no letter.
 */
export function typeahead(labels: readonly string[], from: number, key: string): number | null {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  for (let step = 1; step <= labels.length; step++) {
    const at = (from + step) % labels.length;
    if (labels[at]?.toLowerCase().startsWith(letter)) return at;
  }
  return null;
}
