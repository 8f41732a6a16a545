import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../kernel/app.ts';
import { act } from '../testing/act.ts';
import { CurrentApp } from './appContext.ts';
import { useLoaded } from './hooks.ts';

const waiting = new Map<string, (result: Result<string>) => void>();
/** What waits for a server that is gone. */
const waitingForServer = new Set<() => void>();

function Page({ of }: { readonly of: string }) {
  const { value, failure } = useLoaded<string>(
    () => new Promise((resolve) => waiting.set(of, resolve)),
    [of],
  );
  return <p>{`${value ?? 'nothing'} ${failure?.code ?? ''}`.trim()}</p>;
}

/** A page that loads; `show` has it load something else. */
function open() {
  const online = {
    whenBack(again: () => void) {
      waitingForServer.add(again);
      return () => void waitingForServer.delete(again);
    },
  };
  // The hook asks nothing else of the app.
  const app = { services: { online } } as unknown as AppContext;
  const place = document.createElement('div');
  const root = createRoot(place);
  return {
    shown: () => place.textContent,
    show: (of: string) =>
      act(async () =>
        root.render(
          <CurrentApp value={app}>
            <Page of={of} />
          </CurrentApp>,
        ),
      ),
    answer: (of: string, result: Result<string>) => act(async () => waiting.get(of)?.(result)),
  };
}

const serverComesBack = () =>
  act(async () => {
    for (const again of waitingForServer) again();
  });

beforeEach(() => {
  waiting.clear();
  waitingForServer.clear();
});

it('shows what is asked for now, though answers to earlier questions come later', async () => {
  const { show, answer, shown } = open();
  for (const question of ['first', 'second', 'third']) await show(question);
  await answer('third', ok('three'));
  await answer('first', ok('one'));
  await answer('second', fail('NETWORK', 'gone'));
  expect(shown()).toBe('three');
});

it('keeps what it has beside a failure, and asks again when the server is back, for what is shown then alone', async () => {
  const { show, answer, shown } = open();
  await show('page');
  await answer('page', ok('one'));
  await show('other');
  await answer('other', fail('NETWORK', 'gone'));
  expect(shown()).toBe('one NETWORK');
  waiting.clear();
  await serverComesBack();
  await answer('other', ok('two'));
  expect(shown()).toBe('two');
  await show('third');
  await answer('third', fail('NETWORK', 'gone'));
  await show('fourth');
  waiting.clear();
  await serverComesBack();
  expect(waiting.size).toBe(0);
});
