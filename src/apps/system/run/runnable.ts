import { readParameters } from '../../../config/parameters.ts';
import type { ListedEntry } from '../../../kernel/app.ts';
import { folded } from '../../../kernel/folded.ts';

/** As long as a path may have been in 1995. */
export const RUN_MOST = 260;

/** So many are remembered. */
const BEFORE_MOST = 10;

/** What was run, once this has been run too. */
export const ranNow = (before: readonly string[], text: string): readonly string[] =>
  [text, ...before.filter((one) => folded(one) !== folded(text))].slice(0, BEFORE_MOST);

/** What there is for this person. */
interface Known {
  readonly programs: readonly ListedEntry[];
  readonly places: readonly { readonly place: string; readonly name: string }[];
  /** Whether they have this program, listed or not. */
  readonly has: (appId: string) => boolean;
  /** The address of the page. */
  readonly page: string;
}

export type Runnable =
  | { readonly kind: 'program'; readonly appId: string; readonly params?: string | undefined }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'path'; readonly path: string };

/** What a person means by a text; null: nothing that they have. Whether a path leads anywhere, the disk knows (SHELL-29). */
export function runnableFor(text: string, { programs, places, has, page }: Known): Runnable | null {
  const wanted = text.trim().replace(/^"([^"]*)"$/, '$1');
  if (/^[a-z]:/i.test(wanted)) return { kind: 'path', path: wanted };
  const isNamed = (name: string): boolean => folded(name) === folded(wanted);
  const program = programs.find(({ label, entry }) => isNamed(label) || isNamed(entry.title));
  if (program !== undefined) return { kind: 'program', appId: program.entry.id };
  const asked = askedBy(wanted, page);
  if (asked !== null && has(asked.appId)) return { kind: 'program', ...asked };
  const place = places.find(({ name }) => isNamed(name));
  return place === undefined ? null : { kind: 'place', place: place.place };
}

/** What the page would open at this address of it, or by this word after `?open=` (PRODUCT-6). */
function askedBy(text: string, page: string): { readonly appId: string; readonly params?: string } | null {
  const isAddress = /^([?/]|https?:)/i.test(text);
  const address = URL.parse(isAddress ? text : `?open=${encodeURIComponent(text)}`, page);
  if (address === null || address.origin !== new URL(page).origin) return null;
  const { open } = readParameters(address);
  return open === null ? null : { ...open, appId: open.appId.toLowerCase() };
}
