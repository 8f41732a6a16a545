import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CommandAnswer } from '@shared/contract/town/terminal.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { LONGEST_SENT, MOST_ENTRIES, terminalMachine, type Asked } from './terminalMachine.ts';
import { TERMINAL_TEXTS as TEXTS } from './texts.ts';

const answer = (response: string, changes: Partial<CommandAnswer> = {}): Result<CommandAnswer> =>
  ok({
    success: true,
    response,
    type: 'info',
    validCommand: true,
    at: { folder: '/gym', board: null },
    prompt: '/gym>',
    words: ['help'],
    facts: [],
    tracking: null,
    ...changes,
  });

/** A Terminal whose server answers each line as told, and whose steps come as the test sends them. */
function sit(say: (asked: Asked) => Result<CommandAnswer> | Promise<Result<CommandAnswer>>) {
  const asked: Asked[] = [];
  const terminal = createActor(
    terminalMachine.provide({
      actors: {
        ask: fromPromise<Result<CommandAnswer>, Asked>(async ({ input }) => {
          asked.push(input);
          return say(input);
        }),
        typing: fromCallback(() => undefined),
      },
    }),
  ).start();
  const turn = () => vi.waitFor(() => expect(terminal.getSnapshot().value.talk).toBe('ready'));
  return {
    terminal,
    asked,
    turn,
    async enter(line: string) {
      terminal.send({ type: 'user.enter', line });
      await turn();
    },
    said: () => terminal.getSnapshot().context.entries.map(({ text }) => text),
  };
}

it('asks where the person stands before the first line, and goes on where it hears nothing', async () => {
  const { terminal, asked, turn, said } = sit(() => fail('NETWORK', 'gone'));
  await turn();
  expect(asked).toEqual([{ command: '', at: { folder: '/', board: null } }]);
  expect(said()).toEqual([TEXTS.greeting]);
  expect(terminal.getSnapshot().context.prompt).toBe(TEXTS.prompt);
});

it('shows the line under its prompt and the answer after it, and stands where the server says', async () => {
  const { terminal, asked, enter, said, turn } = sit(({ command }) => answer(command && 'A gym.'));
  await turn();
  await enter('ls');
  expect(said()).toEqual([TEXTS.greeting, '/gym> ls', 'A gym.']);
  expect(asked.at(-1)).toEqual({ command: 'ls', at: { folder: '/gym', board: null } });
  expect(terminal.getSnapshot().context.words).toEqual(['help']);
});

it('types an answer out in a hundred steps at most, and whole at any key (TERMINAL-6)', async () => {
  const long = 'x'.repeat(1_000);
  const { terminal, enter, turn } = sit(({ command }) => answer(command && long));
  await turn();
  await enter('ls');
  for (let step = 0; step < 99; step += 1) terminal.send({ type: 'system.tick' });
  expect(terminal.getSnapshot().value.print).toBe('typing');
  terminal.send({ type: 'system.tick' });
  expect(terminal.getSnapshot().value.print).toBe('whole');
  await enter('ls');
  terminal.send({ type: 'system.tick' });
  terminal.send({ type: 'user.key' });
  expect(terminal.getSnapshot().value.print).toBe('whole');
});

it('is empty after clear, and asks nothing for an empty line', async () => {
  const { asked, enter, said, turn } = sit(({ command }) => answer(command && '__CLEAR__'));
  await turn();
  await enter('clear');
  expect(said()).toEqual([]);
  await enter('   ');
  expect(asked).toHaveLength(2);
  expect(said()).toEqual(['/gym>    ']);
});

it('says that the system failed, and in other words that it needs patience (TERMINAL-3)', async () => {
  const codes = ['NETWORK', 'RATE_LIMITED', 'RATE_LIMITED', 'INTERNAL'] as const;
  let nth = -1;
  const { enter, said, turn, terminal } = sit(({ command }) =>
    command === '' ? answer('') : fail(codes[(nth += 1)] ?? 'INTERNAL', 'internal words'),
  );
  await turn();
  const heard = vi.fn();
  terminal.on('answered', heard);
  for (const line of ['one', 'two', 'three', 'four']) await enter(line);
  expect(said().filter((text) => !text.startsWith('/'))).toEqual([
    TEXTS.greeting,
    TEXTS.failed,
    ...TEXTS.tooFast.slice(1, 3),
    TEXTS.failed,
  ]);
  expect(heard).toHaveBeenCalledTimes(4);
});

it('takes no second line while one is asked', async () => {
  let finish = (_: Result<CommandAnswer>): void => undefined;
  const { terminal, asked, turn } = sit(({ command }) =>
    command === '' ? answer('') : new Promise((resolve) => (finish = resolve)),
  );
  await turn();
  terminal.send({ type: 'user.enter', line: 'ls' });
  terminal.send({ type: 'user.enter', line: 'cd gym' });
  expect(asked.map(({ command }) => command)).toEqual(['', 'ls']);
  finish(answer('Done.'));
  await turn();
});

it('sends the beginning of a very long line, shows less, and nothing that is not seen', async () => {
  const { asked, enter, said, turn } = sit(({ command }) => answer(command && 'Fewer words.'));
  await turn();
  await enter(`\u0007${'x'.repeat(10_000)}`);
  expect(asked.at(-1)?.command).toHaveLength(LONGEST_SENT);
  expect(said().at(-2)).toBe(`/gym> ${'x'.repeat(200)}`);
});

it('keeps so much for scrolling back, and no more', async () => {
  const { terminal, said, turn } = sit(() => answer(''));
  await turn();
  for (let nth = 0; nth < MOST_ENTRIES + 5; nth += 1)
    terminal.send({ type: 'user.names', names: [`${nth}`, 'a'] });
  expect(said()).toHaveLength(MOST_ENTRIES);
});
