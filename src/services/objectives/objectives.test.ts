import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Objective } from '@shared/contract/school/objectives.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { store } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { SessionState } from '../session/session.ts';
import { createObjectives, REFRESH_MS } from './objectives.ts';

const address = (name: string): Address => {
  const parsed = parseAddress(`0x${name.padStart(16, '0')}`);
  if (parsed === null) throw new Error(`not an address: ${name}`);
  return parsed;
};
const signedIn = (name: string): SessionState => ({
  status: 'signed-in',
  wallet: address(name),
  role: null,
  username: null,
});
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };

const objective = (id: string): Objective => ({
  id,
  chapter: 1,
  type: 'slacker',
  title: id,
  description: '',
  reward: 50,
  location: null,
  place: null,
  refusal: null,
  feature: null,
  isOpen: true,
  completed: false,
  completedAt: null,
});
const listOf = (id: string): Result<unknown> => ok({ success: true, objectives: [objective(id)] });

/** A service whose server answers when the test says so. */
function setUp() {
  const session = store<SessionState>(signedIn('a1'));
  const revision = store(0);
  const waiting: ((result: Result<unknown>) => void)[] = [];
  let serverBack = (): void => undefined;
  const call = () => new Promise<Result<unknown>>((answer) => waiting.push(answer));
  const objectives = createObjectives({
    api: {
      // The answers are those of the one route that the service calls.
      call: call as Api['call'],
    },
    gum: { revision },
    online: {
      whenBack(again) {
        serverBack = again;
        return () => {
          serverBack = () => undefined;
        };
      },
    },
    session,
  });
  const answer = async (nth: number, result: Result<unknown>): Promise<void> => {
    waiting[nth]?.(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => objectives.get().objectives?.map(({ id }) => id) ?? null;
  return { objectives, session, revision, waiting, answer, shown, serverBack: () => serverBack() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks nothing while they are not seen, and every two minutes while they are (OBJECTIVE-4)', async () => {
  const { objectives, waiting, revision } = setUp();
  revision.set(1);
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  expect(waiting).toHaveLength(0);
  const stop = objectives.subscribe(() => undefined);
  expect(waiting).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
  expect(waiting).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
  expect(waiting).toHaveLength(3);
});

it('asks at once when GUM moved (OBJECTIVE-4)', () => {
  const { objectives, waiting, revision } = setUp();
  objectives.subscribe(() => undefined);
  revision.set(1);
  expect(waiting).toHaveLength(2);
});

it('shows the newest answer, whichever comes last', async () => {
  const { objectives, answer, revision, shown } = setUp();
  objectives.subscribe(() => undefined);
  revision.set(1);
  await answer(1, listOf('new'));
  await answer(0, listOf('old'));
  expect(shown()).toEqual(['new']);
});

it('keeps what it showed while the server is away, and asks again when it is back', async () => {
  const { objectives, answer, revision, shown, waiting, serverBack } = setUp();
  objectives.subscribe(() => undefined);
  await answer(0, listOf('a'));
  revision.set(1);
  await answer(1, fail('NETWORK', 'gone'));
  expect([shown(), objectives.get().failure?.code]).toEqual([['a'], 'NETWORK']);
  serverBack();
  expect(waiting).toHaveLength(3);
  await answer(2, listOf('b'));
  expect([shown(), objectives.get().failure]).toEqual([['b'], null]);
});

it('never shows those of a wallet that was signed in before', async () => {
  const { objectives, session, answer, shown, waiting } = setUp();
  objectives.subscribe(() => undefined);
  await answer(0, listOf('a'));
  session.set(signedIn('b2'));
  expect([shown(), waiting.length]).toEqual([null, 2]);
  session.set(GUEST);
  await answer(1, listOf('b'));
  expect([shown(), waiting.length]).toEqual([null, 2]);
});
