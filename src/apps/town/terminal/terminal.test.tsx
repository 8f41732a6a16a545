import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';
import { TERMINAL_TEXTS as TEXTS } from './texts.ts';

const said = (response: string, changes: object = {}) => ({
  body: {
    success: true,
    response,
    type: 'info',
    validCommand: true,
    at: { folder: '/', board: null },
    prompt: '/>',
    words: ['help', 'cat', 'readme.txt'],
    facts: [],
    tracking: null,
    ...changes,
  },
});

/** The Terminal, whose server answers as told; an empty line is answered with nothing. */
async function openTerminal(answer: FakeRoute, routes: Readonly<Record<string, FakeRoute>> = {}) {
  const shell = await openShell({
    query: 'open=terminal',
    routes: {
      ...routes,
      'POST /api/terminal-commands': (request, count) =>
        (request.body as { command: string }).command === '' ? said('') : answer(request, count),
    },
  });
  await shell.settle();
  const field = shell.getByRole<HTMLInputElement>('textbox', { name: TEXTS.command });
  const log = shell.getByRole('log', { name: TEXTS.log });
  return {
    shell,
    field,
    lines: () => [...log.querySelectorAll('p')].map(({ textContent }) => textContent),
    async enter(line: string) {
      fireEvent.input(field, { target: { value: line } });
      if (field.form !== null) fireEvent.submit(field.form);
      await shell.settle();
    },
    async key(key: string) {
      const isLeft = fireEvent.keyDown(field, { key });
      await shell.settle();
      return isLeft;
    },
  };
}

describe('the Terminal', () => {
  it('tells screen readers the whole of what was answered, and empties the field (TERMINAL-6)', async () => {
    const { shell, enter, lines, field } = await openTerminal(() => said('A hall.\nA gym.'));
    await enter('ls');
    expect(lines()).toEqual([TEXTS.greeting, '/> ls', 'A hall.\nA gym.']);
    expect(field.value).toBe('');
    const [, sent] = shell.server.seen.filter(({ route }) => route === 'POST /api/terminal-commands');
    expect(sent?.body).toMatchObject({ command: 'ls', at: { folder: '/', board: null } });
    expect(sent?.headers.get('idempotency-key')).toBeNull();
  });

  it('is heard where it does not know a word, knows a secret, or fails (TERMINAL-3)', async () => {
    const types = ['error', 'secret', 'denied', 'dial'];
    const { shell, enter, lines } = await openTerminal((_request, count) => {
      const type = types[count - 2];
      return type === undefined ? 'gone' : said('So.', { type });
    });
    const sounds: string[] = [];
    for (const line of [...types, 'last']) {
      shell.heard();
      await enter(line);
      sounds.push(...shell.heard().filter((sound) => sound !== 'type'));
    }
    expect(sounds).toEqual(['incorrect', 'rightWord', 'locked', 'modem', 'incorrect']);
    expect(lines().at(-1)).toBe(TEXTS.failed);
  });

  it('says in its own way that it needs a minute', async () => {
    const { enter, lines } = await openTerminal(() => refusal(429, 'RATE_LIMITED', 'Too many requests.'));
    await enter('ls');
    expect(TEXTS.tooFast).toContain(lines().at(-1));
  });

  it('brings back lines by Up and Down, completes them by Tab, and lets Tab go on from an empty line (TERMINAL-6)', async () => {
    const { enter, field, key, lines } = await openTerminal(() => said('Yes.'));
    await enter('cat x');
    await key('ArrowUp');
    expect(field.value).toBe('cat x');
    await key('ArrowDown');
    expect(field.value).toBe('');
    expect(await key('Tab')).toBe(true);
    fireEvent.input(field, { target: { value: 'he' } });
    expect(await key('Tab')).toBe(false);
    expect(field.value).toBe('help ');
    await key('Escape');
    expect(field.value).toBe('');
    expect(lines()).toEqual([TEXTS.greeting, '/> cat x', 'Yes.']);
  });

  it('sends on what the server asks for after a special command, and shows the theme that the motel’s desk gives (TERMINAL-7)', async () => {
    leaveSignedIn();
    leaveGranted();
    const route = 'POST /api/any-tracking';
    const body = { walletAddress: '0x0000000000000001', username: null };
    const { shell, enter } = await openTerminal(
      () => said('Signed.', { type: 'secret', facts: ['opened:paradise-motel'], tracking: { route, body } }),
      { ...routesOf(), [route]: () => ({ body: { success: true } }) },
    );
    await enter('a word');
    const sent = shell.server.seen.find((request) => request.route === route);
    expect(sent?.body).toEqual(body);
    expect(localStorage.getItem('settings')).toContain('paradise');
  });
});
