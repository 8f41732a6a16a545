import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK } from 'jose';
import type { SessionKeys } from '../functions/_shared/auth/keys.ts';

/** Where Supabase shows the keys that tokens and tickets are verified with. */
export const SIGNING_KEYS_PATH = '/auth/v1/.well-known/jwks.json';

/** Answers the public half of the key as Supabase Auth does. */
export async function answerSigningKeys(
  request: IncomingMessage,
  response: ServerResponse,
  { verifying, kid }: SessionKeys,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { kty, crv, x, y } = await exportJWK(verifying);
  const key = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
  response.writeHead(isRead ? 200 : 405, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=600',
    ...(!isRead && { allow: 'GET, HEAD' }),
  });
  response.end(request.method === 'GET' ? JSON.stringify({ keys: [key] }) : '');
}
