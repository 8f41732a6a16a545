import { expect, it } from 'vitest';
import { turns } from './turns.ts';

/** Makes pieces of work that the test ends by their names. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    end: (name: string) => ends.get(name)?.(),
    work: (name: string) => () =>
      new Promise<string>((done) => {
        began.push(name);
        ends.set(name, () => done(name));
      }),
  };
}
const settled = () => new Promise((done) => setImmediate(done));

it('lets so many works of one name run at once, the next in the order in which they came', async () => {
  const { began, end, work } = works();
  const inTurn = turns({ atOnce: 2, waiting: 2 });
  const all = ['a', 'b', 'c', 'd'].flatMap((name) => inTurn('here', work(name)) ?? []);
  expect(inTurn('here', work('e'))).toBeNull();
  await settled();
  expect(began).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(began).toEqual(['a', 'b', 'c']);
  end('a');
  await settled();
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('lets works of another name wait for none of them, and goes on after one that failed', async () => {
  const { began, end, work } = works();
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const failed = inTurn('here', async () => Promise.reject(new Error('broken')));
  const next = inTurn('here', work('next'));
  const other = inTurn('there', work('other'));
  await expect(failed).rejects.toThrow('broken');
  await settled();
  expect(began.sort()).toEqual(['next', 'other']);
  end('next');
  end('other');
  expect(await Promise.all([next, other])).toEqual(['next', 'other']);
});
