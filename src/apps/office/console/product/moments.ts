/**
 * A moment in UTC as an operator types it, for example 2026-12-01 18:30, as ISO 8601 has it; null where nothing was typed;
 * undefined: it is none.
 */
export function utcMoment(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, day, time] = /^(2\d{3}-\d\d-\d\d)[ T]([0-2]\d:[0-5]\d)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const ms = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(ms)) return undefined;
  const iso = new Date(ms).toISOString();
  // A day that its month does not have would be taken for one of the next.
  return iso.startsWith(`${day}T${time}`) ? iso : undefined;
}
