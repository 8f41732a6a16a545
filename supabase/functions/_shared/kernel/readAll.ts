export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads every field of some settings. Throws one Error with a line for each that is wrong, so that an operator can
 * repair them at once.
 */
export function readAll<Shape extends object>(readers: {
  readonly [Name in keyof Shape]: () => Shape[Name];
}): Shape {
  const wrong = new Set<string>();
  const fields = Object.entries<() => unknown>(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      for (const line of messageOf(error).split('\n')) wrong.add(line);
      return [];
    }
  });
  if (wrong.size > 0) throw new Error([...wrong].join('\n'));
  // Each reader has answered, and answers what its field is.
  return Object.fromEntries(fields) as Shape;
}
