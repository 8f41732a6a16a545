/** Who is somewhere, in words: those first who have a name. */
export function companyText(names: readonly string[], count: number): string {
  if (names.length === 0) return count === 1 ? 'Somebody is here' : `${count} are here`;
  const more = count - names.length;
  const known = names.join(', ');
  if (more > 0) return `${known} and ${more} more`;
  return count === 1 ? `${known} is here` : `${known} are here`;
}
