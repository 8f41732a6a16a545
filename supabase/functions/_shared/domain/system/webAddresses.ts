import TOP_LEVEL_DOMAINS from 'tlds/index.json' with { type: 'json' };
import { plainLetters, plainStops } from '../people/plainLetters.ts';

const TOP_LEVEL: ReadonlySet<string> = new Set(TOP_LEVEL_DOMAINS);
const LINK = /https?:\/\/\S+/gi;
/** What begins an address, whatever it names. */
const BEGINNING = /[a-z0-9+.-]:\/\/|https?:|www\./i;

const endsSite = (label: string): boolean =>
  TOP_LEVEL.has(label) || TOP_LEVEL.has(plainLetters(label)) || label.startsWith('xn--');

/** Whether something in a text is a site: a name, a full stop, and a domain of the top level, as the internet has them. */
function namesSite(text: string): boolean {
  // A full stop in brackets is meant to be read as one.
  const parts = text
    .toLowerCase()
    .replace(/[([{]\.[)\]}]/g, '.')
    .split('.');
  return parts.some((part, at) => /[\p{L}\p{N}]$/u.test(parts[at - 1] ?? '') && endsSite(labelOf(part)));
}

/** The letters, digits and hyphens that a part begins with. */
const labelOf = (part: string): string => /^[\p{L}\p{M}\p{N}-]*/u.exec(part)?.[0] ?? '';

/** Whether a link names its site in plain letters, and nothing but the site before its path. */
function isPlainLink(link: string): boolean {
  // Parsed by the rules of browsers, which is what follows it.
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password, port } = new URL(link);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  if (/[@\\]/.test(link)) return false;
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every(isPlainLabel) && /^[a-z][a-z]+$/.test(labels.at(-1) ?? '');
}

const isPlainLabel = (label: string): boolean =>
  /^[a-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-') && !label.startsWith('xn--');

/** Whether a text leads nowhere else, or by as many plain links as it may have: it is how people are robbed of what they hold. */
export function linksAreFine(text: string, most: 0 | 1): boolean {
  const links = most === 0 ? [] : (text.match(LINK) ?? []);
  if (links.length > most || !links.every(isPlainLink)) return false;
  const rest = plainStops(most === 0 ? text : text.replace(LINK, ' '));
  return !BEGINNING.test(rest) && !namesSite(rest);
}
