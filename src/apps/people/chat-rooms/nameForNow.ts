import { USERNAME, USERNAME_RULE } from '@shared/domain/people/username.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import type { Services } from '../../../kernel/app.ts';
import * as shape from '../../../kernel/shape.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import type { NameCheck } from './gateMachine.ts';

/** What a person without a profile is called in this browser. */
const KEPT: StoredValue<{ readonly wallet: Address; readonly name: string }> = {
  name: 'chat-name',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.parsed(parseAddress), name: shape.string })),
};

/** Looks whether a name for now is no one else's, and keeps it where it is not; without a name, the one that is kept. */
export async function checkName(
  { api, storage: { lasting } }: Pick<Services, 'api' | 'storage'>,
  { wallet, name: given }: { readonly wallet: Address | null; readonly name: string },
  signal: AbortSignal,
): Promise<NameCheck> {
  const kept = lasting.get(KEPT);
  const name = given === '' && kept?.wallet === wallet ? kept.name : given;
  if (name === '' || wallet === null) return { name: '', matter: null };
  if (!USERNAME.test(name)) return { name, matter: USERNAME_RULE };
  const answer = await api.call('GET /api/profile/names', { wallet, name }, { signal });
  if (!answer.ok) return { name, matter: answer.error.message };
  const { matter } = answer.value;
  if (matter === null) lasting.set(KEPT, { wallet, name });
  return { name, matter };
}
