import type { AppContext } from '../kernel/app.ts';

interface DialIn {
  /** What it says in large letters, and what its dialog is called. */
  readonly banner: string;
  /** The name under which this tab keeps that it has dialed in. */
  readonly name: string;
  /** How often the progress rises (s); absent: as SCREEN-4 has it. */
  readonly stepSeconds?: number;
}

/**
 * Shows once a tab how a page dials in, over everything, and resolves when that is over; under reduced motion, and the next
 * time, it is there at once (SCREEN-4).
 */
export async function dialIn(
  { desktop, random, reducedMotion, services }: AppContext,
  { banner, name, stepSeconds }: DialIn,
): Promise<void> {
  const { session } = services.storage;
  const dialed = { name, version: 1, read: (found: unknown) => (found === true ? true : null) };
  if (reducedMotion.get() || session.get(dialed) === true) return;
  session.set(dialed, true);
  const { createIntro } = await import('./intro.ts');
  const screen = createIntro(banner, random, stepSeconds);
  await desktop.present(
    { screen: () => Promise.resolve({ screen }) },
    { label: banner, ...(screen.lasts === undefined ? {} : { lastsMs: screen.lasts * 1000 }) },
  );
}
