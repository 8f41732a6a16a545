import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { myFlunkDrawing } from '../../../overlays/myFlunk/myFlunk.ts';
import { OfferedPicture } from './OfferedPicture.tsx';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';

/** Five pixels for each of a character's 96. */
const SIDE = 480;

async function ownCharacter(app: AppContext): Promise<Result<Offered>> {
  const url = await myFlunkDrawing(app, SIDE).catch(() => undefined);
  if (url === undefined) return fail('NETWORK', TEXTS.notLoaded);
  return url === null ? fail('NOT_FOUND', TEXTS.characterNone) : ok({ url, name: TEXTS.sources.character });
}

/** The character that the person made in the Flunk Creator. */
export function CharacterSource({ onTake }: { readonly onTake: (offered: Offered) => void }) {
  const app = useApp();
  const loaded = useLoaded(() => ownCharacter(app), [app]);
  if (loaded.failure?.code === 'NOT_FOUND') return <p>{TEXTS.characterNone}</p>;
  return <OfferedPicture {...loaded} onTake={onTake} />;
}
