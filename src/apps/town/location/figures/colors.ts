import type { Colors } from './body.ts';

/** Coats: color, shade and light. */
const COATS = [
  ['#e43b44', '#9e2835', '#f77622'],
  ['#0095e9', '#124e89', '#2ce8f5'],
  ['#3e8948', '#265c42', '#63c74d'],
  ['#68386c', '#3e2744', '#b55088'],
  ['#feae34', '#be4a2f', '#fee761'],
  ['#c0cbdc', '#8b9bb4', '#ffffff'],
  ['#b86f50', '#743f39', '#e4a672'],
  ['#3a4466', '#262b44', '#5a6988'],
] as const;
const SKINS = [
  ['#ead4aa', '#e4a672'],
  ['#e4a672', '#b86f50'],
  ['#b86f50', '#743f39'],
  ['#733e39', '#3e2731'],
] as const;
const TROUSERS = [
  ['#3a4466', '#262b44'],
  ['#5a6988', '#3a4466'],
  ['#743f39', '#3e2731'],
] as const;

/** A number that a name always gives, and similar names give far apart (FNV-1a). */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** What a person of this name wears, everywhere and always. */
export function colorsOf(name: string): Colors {
  const hash = hashOf(name);
  const [c, d, l] = COATS[hash % COATS.length] ?? COATS[0];
  const [s, t] = SKINS[(hash >>> 8) % SKINS.length] ?? SKINS[0];
  const [p, q] = TROUSERS[(hash >>> 16) % TROUSERS.length] ?? TROUSERS[0];
  return { '#': '#181425', s, t, c, d, l, p, q, w: '#ffffff' };
}
