import { fail, ok } from '../kernel/result.ts';
import { typeOfName, type PictureStore } from './pictureStore.ts';

/** Where Supabase Storage is, and what opens it. */
export interface StorageSettings {
  /** Of the project, without a trailing slash. */
  readonly url: string;
  /** A secret key, or the service key that it takes the place of; only the server has it. */
  readonly key: string;
  /** A private bucket. */
  readonly bucket: string;
  /** A public one. */
  readonly portraitsBucket: string;
}

type Read = (name: string) => string | undefined;

/**
 * The key that opens Storage, of those that Supabase gives every function: SUPABASE_SECRET_KEYS, a JSON object of keys by
 * their names, or SUPABASE_SERVICE_ROLE_KEY, which ends with 2026. Undefined: there is none. Throws an Error where it
 * cannot be read.
 */
export function storageKey(read: Read): string | undefined {
  const several = read('SUPABASE_SECRET_KEYS')?.trim() || '{}';
  let named: unknown;
  try {
    named = JSON.parse(several);
  } catch {
    named = null;
  }
  if (typeof named !== 'object' || named === null) throw new Error('SUPABASE_SECRET_KEYS is no JSON object.');
  const keys = new Map(Object.entries(named).filter(([, key]) => typeof key === 'string' && key !== ''));
  const [first] = keys.values();
  const key: unknown = keys.get('default') ?? first;
  return typeof key === 'string' ? key : read('SUPABASE_SERVICE_ROLE_KEY')?.trim() || undefined;
}

/** Reads the settings; null where SUPABASE_URL is not set. Throws an Error that names what is missing. */
export function storageSettings(read: Read): StorageSettings | null {
  const filled = (name: string) => read(name)?.trim() || undefined;
  const [url, key] = [filled('SUPABASE_URL'), storageKey(read)];
  if (url === undefined) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SUPABASE_URL is not the address of a project.');
  if (key === undefined) throw new Error('SUPABASE_SECRET_KEYS is missing (.env.example explains it).');
  return {
    url: url.replace(/\/$/, ''),
    key,
    bucket: filled('WORKS_BUCKET') ?? 'works',
    portraitsBucket: filled('PORTRAITS_BUCKET') ?? 'portraits',
  };
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

type Opened = Pick<StorageSettings, 'url' | 'key' | 'bucket'>;

/** What lies under the name of its content is kept for good by all who fetch it. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Portraits in a public bucket, from which caches on the way may serve them without asking us. */
export const portraitsOf = ({ portraitsBucket, ...opened }: StorageSettings): PictureStore =>
  supabaseStore({ ...opened, bucket: portraitsBucket }, fetch, FOR_GOOD);

/**
 * Pictures in a bucket of Supabase Storage, by its REST API.
 *
 * @param kept how long those keep a picture who fetch it past us; absent: not at all
 */
export function supabaseStore(
  { url, key, bucket }: Opened,
  send: typeof fetch = fetch,
  kept = 'no-cache',
): PictureStore {
  // A secret key is no token: Supabase takes it by `apikey` alone. The service key that came before is one.
  const opened: Record<string, string> = key.startsWith('sb_')
    ? { apikey: key }
    : { authorization: `Bearer ${key}`, apikey: key };
  const call = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    send(`${url}/storage/v1/object/${path}`, {
      method,
      headers: { ...opened, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      ...(body !== undefined && { body }),
    }).catch(() => null);

  return {
    async put(name, { bytes }) {
      const headers = { 'content-type': typeOfName(name), 'cache-control': kept, 'x-upsert': 'true' };
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
