import { DRAWINGS_ELSEWHERE } from '../domain/system/limits.ts';
import { readAll } from '../kernel/readAll.ts';
import { turns } from '../kernel/turns.ts';
import type { Draw, Drawings } from './draw.ts';
import { DRAWING_FORMS } from './drawingForm.ts';

/** The header by which the function that draws knows who asks. */
export const PICTURES_SECRET_HEADER = 'x-pictures-secret';

/** Where the function that draws is, and what it and the API share. */
export interface PicturesSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

type Read = (name: string) => string | undefined;

/** The secret that both functions have; null: none is set. Throws an Error where it is too short. */
export function picturesSecret(read: Read): string | null {
  const secret = read('PICTURES_SECRET')?.trim() || null;
  if (secret !== null && secret.length < 32)
    throw new Error('PICTURES_SECRET is shorter than 32 characters: `openssl rand -hex 32` makes one.');
  return secret;
}

function urlOf(read: Read): string {
  const named = read('PICTURES_URL')?.trim() || undefined;
  const project = read('SUPABASE_URL')?.trim() || undefined;
  const url = URL.parse(named ?? `${project?.replace(/\/$/, '')}/functions/v1/pictures`);
  if (!/^https?:$/.test(url?.protocol ?? '')) throw new Error('PICTURES_URL is no address of a function.');
  return (url?.href ?? '').replace(/\/$/, '');
}

/** Reads the settings; null where PICTURES_SECRET is not set. Throws an Error that names what is wrong. */
export function picturesSettings(read: Read): PicturesSettings | null {
  const { secret, url } = readAll({
    secret: () => picturesSecret(read),
    url: () => (read('PICTURES_SECRET')?.trim() ? urlOf(read) : ''),
  });
  return secret === null ? null : { secret, url };
}

/** Thrown where what draws cannot be reached, or is busy with others. */
export class SilentDrawer extends Error {}

/** How long one call may take (ms): a picture takes 1.2 s of CPU at most, and two may be before it. */
const PATIENCE_MS = 8_000;
/** A worker that has used up its CPU ends with the picture that it draws: the next begins anew. */
const ATTEMPTS = 2;

/** Has a function of its own draw, over HTTP: one picture a call. Rejects with SilentDrawer. */
export function drawElsewhere({ url, secret }: PicturesSettings, send: typeof fetch = fetch): Draw {
  const queue = turns(DRAWINGS_ELSEWHERE);

  async function once<Name extends keyof Drawings>(
    name: Name,
    asked: Drawings[Name]['asked'],
  ): Promise<Drawings[Name]['made'] | null> {
    const answer = await send(`${url}/${name}`, {
      method: 'POST',
      headers: { 'content-type': asked.type, [PICTURES_SECRET_HEADER]: secret },
      body: asked.bytes,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 200) return DRAWING_FORMS[name].read(await answer.formData());
    await answer.body?.cancel();
    if (answer.status === 422) return null;
    throw new SilentDrawer(`the function that draws answered ${answer.status}`);
  }

  async function drawing<Name extends keyof Drawings>(name: Name, asked: Drawings[Name]['asked']) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(name, asked);
      } catch (fault) {
        if (attempt === ATTEMPTS)
          throw new SilentDrawer('the function that draws is silent', { cause: fault });
      }
    }
  }

  return (name, asked) => queue('drawings', () => drawing(name, asked));
}

/** Of an API without a function that draws. */
export const drawNowhere: Draw = async () => {
  throw new SilentDrawer('PICTURES_SECRET is not set');
};
