const CLIQUE = '(?:FREAK|GEEK|JOCK|PREP)';

/** The parts of a trait's name that people do not read (TRAIT-3), in the order in which they are taken away. */
const UNSPOKEN = [
  // A bracketed clique tag.
  new RegExp(`[[(]${CLIQUE}S?[\\])]`, 'gi'),
  // The family's prefix, or the pigment's.
  new RegExp(`^\\s*(?:${CLIQUE}|PIGMENT)(?=[-_ ]*\\d)`, 'i'),
  // The numbering.
  /^[-_ ]*\d+[-_ ]+(?=\S)/,
  // The version.
  /\s{1,9}V\d{1,9}\s{0,9}$/i,
  // The pigment label.
  /\bPIGMENT\b/gi,
];

/**
 * A trait's name as it is displayed: without prefix, numbering, pigment label, bracketed clique tag and version
 * (TRAIT-3). A name that consists of nothing else is displayed as it is.
 */
export function displayName(name: string): string {
  const spoken = UNSPOKEN.reduce((rest, part) => rest.replace(part, ' ').trim(), name);
  return /\p{L}/u.test(spoken) ? spoken.replace(/\s+/g, ' ') : name;
}
