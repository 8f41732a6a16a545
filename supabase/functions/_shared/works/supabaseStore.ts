import { fail, ok } from '../kernel/result.ts';
import { typeOfName, type PictureStore } from './pictureStore.ts';

/** Where Supabase Storage is, and what opens it. */
export interface StorageSettings {
  /** Of the project, without a trailing slash. */
  readonly url: string;
  /** The service key, which only the server has. */
  readonly key: string;
  /** A private bucket. */
  readonly bucket: string;
}

/** Reads the settings; null where SUPABASE_URL is not set. Throws an Error that names what is missing. */
export function storageSettings(read: (name: string) => string | undefined): StorageSettings | null {
  const filled = (name: string) => read(name)?.trim() || undefined;
  const [url, key] = [filled('SUPABASE_URL'), filled('SUPABASE_SERVICE_ROLE_KEY')];
  if (url === undefined) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SUPABASE_URL is not the address of a project.');
  if (key === undefined) throw new Error('SUPABASE_SERVICE_ROLE_KEY is missing (.env.example explains it).');
  return { url: url.replace(/\/$/, ''), key, bucket: filled('WORKS_BUCKET') ?? 'works' };
}

const PATIENCE_MS = 8_000;
const SILENT = fail('UNAVAILABLE', 'The picture store does not answer. Please try again.');
const MISSING = fail('NOT_FOUND', 'There is no such picture.');

/** Storage says that an object is not there with 404, or with 400 and a body that says 404. */
async function isMissing(response: Response): Promise<boolean> {
  if (response.status === 404) return true;
  if (response.status !== 400) return false;
  const said: unknown = await response.json().catch(() => null);
  return (
    typeof said === 'object' && said !== null && 'statusCode' in said && String(said.statusCode) === '404'
  );
}

/** Pictures in a private bucket of Supabase Storage, by its REST API. */
export function supabaseStore(
  { url, key, bucket }: StorageSettings,
  send: typeof fetch = fetch,
): PictureStore {
  const call = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    send(`${url}/storage/v1/object/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, apikey: key, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      ...(body !== undefined && { body }),
    }).catch(() => null);

  return {
    async put(name, { bytes }) {
      const headers = { 'content-type': typeOfName(name), 'x-upsert': 'true' };
      const answer = await call('POST', `${bucket}/${name}`, headers, bytes);
      return answer?.ok === true ? ok(null) : SILENT;
    },
    async read(name) {
      const type = typeOfName(name);
      const answer = await call('GET', `authenticated/${bucket}/${name}`, {});
      if (answer === null) return SILENT;
      if (!answer.ok) return (await isMissing(answer)) ? MISSING : SILENT;
      const bytes = await answer.arrayBuffer().catch(() => null);
      return bytes === null ? SILENT : ok({ bytes: new Uint8Array(bytes), type });
    },
    async remove(names) {
      for (const name of names) typeOfName(name);
      const body = JSON.stringify({ prefixes: names });
      const answer = await call('DELETE', bucket, { 'content-type': 'application/json' }, body);
      return answer?.ok === true ? ok(null) : SILENT;
    },
  };
}
