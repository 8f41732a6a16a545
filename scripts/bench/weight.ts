import { inTurns, sayMedians, type Bench } from './bench.ts';
import { head, kilobytes } from './figures.ts';
import { weighFirstScreen } from './firstScreen.ts';

/** What is asked for until the desktop is ready: the same each time. */
export async function benchWeight({ browser, builds, renderers }: Bench): Promise<void> {
  for (const renderer of renderers) {
    const samples = await inTurns({ builds, runs: 1 }, ({ origin }) =>
      weighFirstScreen(browser, origin, renderer),
    );
    head(renderer);
    sayMedians('JavaScript of the first screen', samples, ({ javascript }) => javascript, kilobytes);
    sayMedians('all of the first screen', samples, ({ total }) => total, kilobytes);
  }
}
