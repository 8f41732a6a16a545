import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { neighbors } from './neighbors.ts';
import { presenceBook, type Presence } from './presence.ts';
import type { Told } from './relay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other, and themselves, as by the database. */
function town() {
  const ears = new Set<(notice: string) => void>();
  const sent: string[] = [];
  const tell = async (notices: readonly string[]) => {
    sent.push(...notices);
    for (const notice of notices) for (const ear of ears) ear(notice);
  };
  const process = (name: string, isDeaf = false) => {
    const heard: [string, Told][] = [];
    const dead: string[] = [];
    const own = neighbors({
      process: name,
      tell,
      clock: () => Date.now(),
      onTold: (from, told) => heard.push([from, told]),
      onDeath: (gone) => dead.push(gone),
      all: () => ({ is: 'all', presences: [] }),
    });
    if (!isDeaf) ears.add(own.hear);
    own.opened();
    return { own, heard, dead, kill: () => ears.delete(own.hear) };
  };
  return { process, sent };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const ABSENT: Told = { is: 'absent', topic: 'room:a', ref: '1' };

it('tells nothing where it is alone, and everything in order where it is not', async () => {
  const { process, sent } = town();
  const one = process('one');
  await pass(10);
  one.own.tell(ABSENT);
  await pass(10);
  expect(sent.length).toBe(1);
  const other = process('other');
  await pass(20);
  one.own.tell(ABSENT);
  one.own.tell({ ...ABSENT, ref: '2' });
  await pass(10);
  expect(other.heard.slice(-2)).toEqual([
    ['one', ABSENT],
    ['one', { ...ABSENT, ref: '2' }],
  ]);
});

it('tells one that is new who is there, and is told so in turn', async () => {
  const { process } = town();
  const one = process('one');
  await pass(10);
  const other = process('other');
  await pass(20);
  expect([one.heard[0], other.heard[0]]).toEqual([
    ['other', { is: 'all', presences: [] }],
    ['one', { is: 'all', presences: [] }],
  ]);
});

it('forgets a process that has died, and one that has said that it goes', async () => {
  const { process } = town();
  const [one, dies, leaves] = [process('one'), process('dies'), process('leaves')];
  await pass(20);
  await leaves.own.leave();
  await pass(10);
  expect(one.dead).toEqual(['leaves']);
  dies.kill();
  for (let second = 0; second < 8; second += 1) {
    one.own.beat();
    await pass(1_000);
  }
  expect(one.dead).toEqual(['leaves', 'dies']);
});

it('knows when it does not hear even itself', async () => {
  const { process } = town();
  const [hears, deaf] = [process('hears'), process('deaf', true)];
  let says = [true, true];
  for (let second = 0; second < 8; second += 1) {
    says = [hears.own.beat(), deaf.own.beat()];
    await pass(1_000);
  }
  expect(says).toEqual([true, false]);
});

it('tells of those who come and go what is new, and nothing of those who came and went meanwhile', () => {
  const book = presenceBook();
  const of = (ref: string): Presence => ({ topic: 'a', process: 'p', key: 'k', ref, meta: { at: 'mall' } });
  book.put(of('1'));
  book.put(of('2'));
  book.drop('a', '2');
  const metas = [{ at: 'mall', phx_ref: '1' }];
  expect({ ...book.takeDiffs().get('a')?.joins }).toEqual({ k: { metas } });
  book.replace('p', []);
  expect({ ...book.takeDiffs().get('a')?.leaves }).toEqual({ k: { metas } });
  expect(book.takeDiffs().size).toBe(0);
});
