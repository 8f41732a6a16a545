/**
 * What another tab kept, with those parts in which `after` differs from `before`: so that a tab writes what was changed
 * in it, and not its whole copy over what was changed elsewhere.
 */
export function withChanges<Parts extends object>(theirs: Parts, before: Parts, after: Parts): Parts {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([part, value]) => was.get(part) !== value);
  return { ...theirs, ...Object.fromEntries(changed) };
}
