import { within, type BoundFunctions, type queries } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { LOCKS, stepAfter, stepsOf, type LockName, type LockText } from '@shared/domain/town/locks.ts';
import type { EntryRefusal } from '@shared/domain/town/town.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import type { Inside } from './lockMachine.ts';

/** A server with one lock: it counts wrong codes and locks out by the same data as the real one. */
function lockServer(
  lock: LockName,
  code: string | null,
  attempts = 0,
  refusedBy: EntryRefusal | null = null,
  inside: Inside = { chapter: 1, prize: null },
) {
  const lockout = () => {
    const seconds = stepAfter(stepsOf(lock, code !== null), attempts)?.seconds ?? 0;
    return seconds === 0 ? null : Date.now() + seconds * 1000;
  };
  let retryAt = lockout();
  let claimed = false;
  const answer = (more: object = {}) => ({
    body: {
      success: true,
      lock,
      attempts,
      retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
      now: new Date().toISOString(),
      opened: false,
      codeIsSet: code !== null,
      refusal: refusedBy,
      inside: null,
      ofWeek: null,
      ...more,
    },
  });
  const attempt: FakeRoute = ({ body }) => {
    const entered = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
    if (entered === code) return answer({ outcome: 'opened', text: 'opened', inside });
    attempts += 1;
    retryAt = lockout();
    const text: LockText = stepAfter(stepsOf(lock, code !== null), attempts)?.text ?? 'refused';
    return answer({ outcome: 'refused', text });
  };
  const routes: Readonly<Record<string, FakeRoute>> = {
    'GET /api/locks/state': () => answer(),
    'POST /api/locks/attempt': attempt,
    'POST /api/check-digital-lock-claim': () => ({ body: { success: true, hasAlreadyClaimed: claimed } }),
    'POST /api/claim-digital-lock': () => ({ body: { success: true } }),
  };
  return {
    routes,
    /** The wallet has claimed what is in it. */
    claim: () => {
      claimed = true;
    },
  };
}

interface OpenLock {
  readonly shell: ShellHarness;
  readonly body: BoundFunctions<typeof queries>;
  /** Presses the keys of a code and SUBMIT, and waits until the lock has checked it. */
  enter(code: string): Promise<void>;
  says(text: string): boolean;
}

async function open(
  lock: LockName,
  routes: Readonly<Record<string, FakeRoute>>,
  query = `open=lock:${lock}`,
): Promise<OpenLock> {
  const shell = await openShell({ query, routes: { ...routesOf(), ...routes } });
  const body = within(shell.getByRole('dialog'));
  return {
    shell,
    body,
    async enter(code) {
      for (const key of code) await shell.press(body.getByRole('button', { name: key }));
      await shell.press(body.getByRole('button', { name: 'SUBMIT' }));
      await shell.settle(LOCKS[lock].checkMs);
    },
    says: (text) => body.queryByText(text) !== null,
  };
}
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('takes four digits and no fifth, beeps at * and #, and is submitted with four alone (LOCK-1)', async () => {
  const { shell, body } = await open('shed', lockServer('shed', null).routes);
  expect([shell.windows(), shell.active()]).toEqual([['Shed Security Access'], 'Shed Security Access']);
  const submit = body.getByRole('button', { name: 'SUBMIT' });
  for (const key of '123') await shell.press(body.getByRole('button', { name: key }));
  expect(isOff(submit)).toBe(true);
  await shell.press(submit);
  await shell.press(body.getByRole('button', { name: '4' }));
  expect(isOff(submit)).toBe(false);
  await shell.press(body.getByRole('button', { name: '5' }));
  expect(body.getByRole('img', { name: '4 of 4 digits entered' })).toBeTruthy();
  shell.heard();
  for (const key of ['*', '#']) {
    await shell.press(body.getByRole('button', { name: key }));
    expect(shell.heard()).toEqual(['disabled']);
  }
  await shell.press(body.getByRole('button', { name: 'CLEAR' }));
  expect(body.getByRole('img', { name: '0 of 4 digits entered' })).toBeTruthy();
  expect(shell.server.count('POST /api/locks/attempt')).toBe(0);
  await shell.press(body.getByRole('button', { name: 'CANCEL' }));
  expect(shell.windows()).toEqual([]);
});

it('says so where there is no lock of that name, and asks the server for none', async () => {
  const shell = await openShell({ query: 'open=lock:bank', routes: routesOf() });
  const body = within(shell.getByRole('dialog'));
  expect(body.getByRole('alert').textContent).toBe('There is no such lock in Arcadia.');
  await shell.press(
    within(body.getByRole('alert').parentElement ?? document.body).getByRole('button', { name: 'Close' }),
  );
  expect([shell.windows(), shell.server.count('GET /api/locks/state')]).toEqual([[], 0]);
});

it('is used by keyboard alone', async () => {
  const { shell, body } = await open('cellar', lockServer('cellar', null).routes);
  for (const key of ['1', '9', '9', 'Backspace', '7', '5', '*']) await shell.keys(key);
  await shell.keys('Enter');
  const sent = shell.server.seen.find(({ route }) => route === 'POST /api/locks/attempt');
  expect(sent?.body).toEqual({ lock: 'cellar', code: '1975' });
  expect(body.getByText('VERIFYING...')).toBeTruthy();
});

it('at the cellar resists longer each time, and takes no key meanwhile (LOCK-5)', async () => {
  const { shell, body, enter, says } = await open('cellar', lockServer('cellar', null).routes);
  const rounds = [
    ['THE DOOR RESISTS...', 15, '1/3'],
    ['SOMETHING STIRS BELOW...', 30, '2/3'],
    ['THE DARKNESS AWAKENS...', 60, '3/3'],
    ['THE DARKNESS AWAKENS...', 60, '3/3'],
  ] as const;
  for (const [text, seconds, count] of rounds) {
    await enter('1313');
    expect([text, says(text), says(`Failed attempts: ${count}`)]).toEqual([text, true, true]);
    expect(body.getByRole('img', { name: '0 of 4 digits entered' })).toBeTruthy();
    await shell.settle(2_000);
    expect(body.getByRole('timer').textContent).toMatch(/^(\d\ds|1m 0s)$/);
    const key = body.getByRole('button', { name: '1' });
    expect(isOff(key)).toBe(true);
    await shell.press(key);
    expect([body.getByRole('img', { name: /0 of 4/ }), says(text)]).toEqual([expect.anything(), true]);
    await shell.settle(seconds * 1_000);
    expect([isOff(key), says('LOCKED')]).toEqual([false, true]);
  }
});

it('at the shed denies as the panel does, first for ten seconds and then for an hour (LOCK-6)', async () => {
  const { shell, body, enter, says } = await open('shed', lockServer('shed', '1975').routes);
  expect([says('ENTER ACCESS CODE'), says('No access code has been set.')]).toEqual([true, false]);
  await enter('0000');
  expect(says('ACCESS DENIED - 10s LOCKOUT')).toBe(true);
  expect([says('Failed attempts: 1/2'), says('Next failure = 1 hour lockout')]).toEqual([true, true]);
  await shell.settle(2_000);
  expect([says('ENTER ACCESS CODE'), body.getByText(/^SYSTEM LOCKED/)]).toEqual([true, expect.anything()]);
  await shell.settle(10_000);
  expect(body.queryByText(/^SYSTEM LOCKED/)).toBeNull();
  await enter('0000');
  await shell.settle(5_000);
  expect(says('ACCESS DENIED - 1 HOUR LOCKOUT')).toBe(true);
  expect([says('Failed attempts: 2/2'), says('Next failure = 1 hour lockout')]).toEqual([true, false]);
  expect(body.getByRole('timer').textContent).toMatch(/^(1h 0m|59m \d+s)$/);
});

it('at the shed without a code denies for ten seconds each time, and warns of no hour (LOCK-6)', async () => {
  const { shell, enter, says } = await open('shed', lockServer('shed', null).routes);
  for (const failures of ['1/2', '2/2', '2/2']) {
    await enter('0000');
    expect(says('ACCESS DENIED - 10s LOCKOUT')).toBe(true);
    expect([says(`Failed attempts: ${failures}`), says('Next failure = 1 hour lockout')]).toEqual([
      true,
      false,
    ]);
    expect(says('No access code has been set.')).toBe(true);
    await shell.settle(11_000);
  }
});

it('is locked out from the start where the server remembers wrong codes', async () => {
  const { shell, body, says } = await open('shed', lockServer('shed', null, 1).routes);
  expect([says('Failed attempts: 1/2'), body.getByRole('timer').textContent]).toEqual([
    true,
    expect.stringMatching(/^\d+s$/),
  ]);
  await shell.settle(10_000);
  expect(body.queryByRole('timer')).toBeNull();
});

it('under the bed shows a wrong code for a second, and what is inside for the right one (LOCK-4)', async () => {
  leaveSignedIn();
  const { shell, body, enter, says } = await open(
    'under-the-bed',
    lockServer('under-the-bed', '1234').routes,
  );
  for (const key of '4321') await shell.keys(key);
  await shell.keys('Enter');
  expect(shell.heard()).toContain('error');
  expect(body.getByRole('img', { name: '4 of 4 digits entered' })).toBeTruthy();
  await shell.settle(1_000);
  expect(body.getByRole('img', { name: '0 of 4 digits entered' })).toBeTruthy();
  await enter('1234');
  await shell.settle(100);
  expect([says('Unlocked'), body.getByText(/^The first to get .+ wins\.$/)]).toEqual([
    true,
    expect.anything(),
  ]);
  expect([shell.server.count('POST /api/claim-digital-lock'), body.queryByRole('alert')]).toEqual([1, null]);
});

it.each([
  [refusal(403, 'FORBIDDEN', 'no Flunk'), 'Failed to record unlock - but lock is still opened'],
  ['gone', 'Network error recording unlock - but lock is still opened'],
] as const)('under the bed opens all the same where the claim gets %j (LOCK-13)', async (claim, text) => {
  leaveSignedIn();
  const { routes } = lockServer('under-the-bed', '1234');
  const { body, enter, says } = await open('under-the-bed', {
    ...routes,
    'POST /api/claim-digital-lock': () => claim,
  });
  await enter('1234');
  expect([says('Unlocked'), body.getByRole('alert').textContent]).toEqual([true, text]);
});

it.each([
  ['NO_WALLET', 'Please connect your wallet to try this lock.', ['Connect Wallet', 'Close']],
  [
    'OTHER_CLIQUE',
    "You are not in there. Only people who may enter the Jock's House can try its lock.",
    ['Close'],
  ],
] as const)(
  'shows no keys to a person whom its place refuses by %s, and says why (LOCK-15)',
  async (refusal, text, buttons) => {
    const { routes } = lockServer('under-the-bed', '1234', 0, refusal);
    const { body } = await open('under-the-bed', routes);
    expect([body.getByRole('heading').textContent, body.getByRole('alert').textContent]).toEqual([
      'Access Denied',
      text,
    ]);
    const plate = within(body.getByRole('alert').parentElement ?? document.body);
    expect(plate.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(body.queryByRole('group', { name: 'Keypad' })).toBeNull();
  },
);

it('puts its keys away when the person turns out to hold no longer what let them in', async () => {
  const { routes } = lockServer('shed', null);
  let now = routes;
  const { body, enter } = await open('shed', {
    ...routes,
    'GET /api/locks/state': (...request) => now['GET /api/locks/state']?.(...request) ?? 'gone',
    'POST /api/locks/attempt': () => {
      now = lockServer('shed', null, 0, 'NO_FLUNK').routes;
      return refusal(403, 'FORBIDDEN', 'You may not enter this place.');
    },
  });
  await enter('0000');
  expect(body.getByRole('alert').textContent).toBe('You need a Flunk to try this lock.');
  expect(body.queryByRole('group', { name: 'Keypad' })).toBeNull();
});

it('under the bed shows its contents again to who has claimed them, and takes the code of another chapter (LOCK-13)', async () => {
  leaveSignedIn();
  const server = lockServer('under-the-bed', '1234');
  server.claim();
  const { shell, body, says } = await open('under-the-bed', server.routes);
  expect(says('You have unlocked this before.')).toBe(true);
  await shell.press(body.getByRole('button', { name: 'Try another code' }));
  expect(body.getByRole('group', { name: 'Keypad' })).toBeTruthy();
});

it.each([
  [{ isYours: true, holder: 'me' }, /You were the first\. It is yours\.$/, true],
  [{ isYours: false, holder: 'Vic' }, /^Vic was here first and has the key\.$/, false],
  [{ isYours: false, holder: null }, /^Another student was here first and has the key\.$/, false],
] as const)(
  'under the bed ends otherwise by the code of chapter 2, where the key is %j, and claims nothing again (LOCK-17)',
  async (prize, text, isHinted) => {
    leaveSignedIn();
    const server = lockServer('under-the-bed', '1234', 0, null, { chapter: 2, prize });
    server.claim();
    const { shell, body, enter } = await open('under-the-bed', server.routes);
    await shell.press(body.getByRole('button', { name: 'Try another code' }));
    await enter('1234');
    await shell.settle(100);
    expect(body.getByRole('heading').textContent).toBe('Under the floor of the trunk');
    expect(body.getByText(text)).toBeTruthy();
    expect(body.queryByText(/^You have key 117\./) !== null).toBe(isHinted);
    expect(shell.server.count('POST /api/claim-digital-lock')).toBe(0);
  },
);

it.each([
  [refusal(403, 'FORBIDDEN', 'no'), 'Failed to check lock status'],
  ['gone', 'Network error checking lock status'],
] as const)('under the bed says so where the status gets %j, and asks again', async (status, text) => {
  leaveSignedIn();
  const { routes } = lockServer('under-the-bed', '1234');
  let well = false;
  const { shell, body } = await open('under-the-bed', {
    ...routes,
    'POST /api/check-digital-lock-claim': () =>
      well ? { body: { success: true, hasAlreadyClaimed: false } } : status,
  });
  expect(body.getByRole('alert').textContent).toBe(text);
  well = true;
  await shell.press(body.getByRole('button', { name: 'Try again' }));
  expect(body.getByRole('group', { name: 'Keypad' })).toBeTruthy();
});

it('keeps a code that the server did not hear of', async () => {
  const { routes } = lockServer('shed', null);
  const { body, enter, says } = await open('shed', { ...routes, 'POST /api/locks/attempt': () => 'gone' });
  await enter('0000');
  expect(says('The lock does not answer. Try again.')).toBe(true);
  expect(body.getByRole('img', { name: '4 of 4 digits entered' })).toBeTruthy();
});

it.each([
  ['leads from the door into the room behind it', 'GEEK', true],
  ['leaves who is in the house to go on by themselves', 'FREAK', false],
] as const)('%s once it is open (LOCK-18)', async (_, clique, leadsIn) => {
  leaveSignedIn();
  const { shell, body, enter } = await open('cellar', {
    ...lockServer('cellar', '1975').routes,
    'GET /api/town/access': () => ({
      body: {
        success: true,
        wallet: WALLET,
        flunks: 1,
        cliques: [clique],
        hasTeddy: false,
        guestAt: ['freaks-house-cellar'],
      },
    }),
  });
  await enter('1975');
  await shell.settle();
  expect(body.queryByRole('button', { name: 'Go In' }) !== null).toBe(leadsIn);
  if (!leadsIn) return;
  await shell.press('Go In');
  await shell.settle();
  expect([shell.windows().length, shell.windows().includes('Cellar Door')]).toEqual([1, false]);
});
