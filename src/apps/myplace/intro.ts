import type { AppContext } from '../../kernel/app.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { TEXTS } from './texts.ts';

/** That this tab has dialed in already. */
const DIALED: StoredValue<boolean> = {
  name: 'myplace-dialed',
  version: 1,
  read: (found) => (found === true ? true : null),
};

/** Shows once a tab how it dials in, over everything; under reduced motion it is there at once (MYPLACE-1). */
export async function dialIn({ desktop, random, reducedMotion, services }: AppContext): Promise<void> {
  const { session } = services.storage;
  if (reducedMotion.get() || session.get(DIALED) === true) return;
  session.set(DIALED, true);
  const { createIntro } = await import('../../screens/intro.ts');
  const screen = createIntro(TEXTS.intro, random);
  await desktop.present(
    { screen: () => Promise.resolve({ screen }) },
    { label: TEXTS.intro, ...(screen.lasts === undefined ? {} : { lastsMs: screen.lasts * 1000 }) },
  );
}
