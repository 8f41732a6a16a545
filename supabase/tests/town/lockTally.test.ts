import { expect, it } from 'vitest';
import {
  countFailure,
  holdTally,
  takeBack,
  tallyAt,
  type Counted,
  type Tally,
} from '@shared/db/town/locks.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

onPostgresAlone('what a lock counts', (open) => {
  const product = startProduct(open);
  let tests = 0;
  /** People of one network that no other test knows. */
  const aNetwork = () => {
    tests += 1;
    const network = `network:2001:db8:${tests}::`;
    return (name: string): Counted => ({ person: `wallet:${name} of ${tests}`, crowds: [network] });
  };
  /** Counts a code before it is looked at, and answers what stood before. */
  const count = (counted: Counted, lock: LockName = 'cellar'): Promise<Tally> =>
    product.db.transaction(null, async (tx) => {
      const before = await holdTally(tx, lock, counted);
      await countFailure(tx, lock, counted);
      return before;
    });
  /** The code turned out right. */
  const right = (counted: Counted, before: Tally, lock: LockName = 'cellar'): Promise<void> =>
    product.db.transaction(null, (tx) => takeBack(tx, lock, counted, before));
  /** Wrong codes of a person and how many seconds ago the last was, and those of their network. */
  const tally = async (counted: Counted, lock: LockName = 'cellar') => {
    const { person, crowds, now } = await product.db.transaction(null, (tx) => tallyAt(tx, lock, counted));
    return { person: [person.count, (now - person.lastAt) / 1000], network: [...crowds.values()][0] };
  };

  it('is after a right code as it was before it, for that person and for their network (LOCK-9)', async () => {
    const anna = aNetwork()('anna');
    await count(anna);
    product.passTime(20_000);
    const before = await count(anna);
    product.passTime(5_000);
    await right(anna, before);
    expect(await tally(anna)).toEqual({ person: [1, 25], network: 1 });
  });

  it('keeps wrong codes that others of the network entered while a right one was looked at', async () => {
    const of = aNetwork();
    const [anna, ben] = [of('anna'), of('ben')];
    await count(anna);
    product.passTime(20_000);
    const before = await count(anna);
    product.passTime(5_000);
    await count(ben);
    product.passTime(10_000);
    await right(anna, before);
    expect(await tally(anna)).toEqual({ person: [1, 35], network: 2 });
    expect(await tally(ben)).toEqual({ person: [1, 10], network: 2 });
  });

  it('is of a network what it entered within the hour that began with its first wrong code', async () => {
    const of = aNetwork();
    const [anna, ben] = [of('anna'), of('ben')];
    await count(anna);
    product.passTime(3_599_000);
    await count(ben);
    expect(await tally(anna)).toEqual({ person: [1, 3_599], network: 2 });
    product.passTime(1_000);
    expect(await tally(ben)).toEqual({ person: [1, 1], network: 0 });
    await count(ben);
    expect(await tally(anna)).toEqual({ person: [1, 3_600], network: 1 });
  });

  it('is never of the future, which a clock that was set back leaves, once a code is entered (LOCK-9)', async () => {
    const anna = aNetwork()('anna');
    product.passTime(86_400_000);
    await count(anna);
    product.passTime(-86_400_000);
    await product.db.transaction(null, (tx) => holdTally(tx, 'cellar', anna));
    expect(await tally(anna)).toEqual({ person: [1, 0], network: 1 });
    product.passTime(20_000);
    expect(await tally(anna)).toEqual({ person: [1, 20], network: 1 });
  });

  it('is the same for everybody else, and at every other lock, whatever right code is entered', async () => {
    const of = aNetwork();
    const [anna, ben] = [of('anna'), of('ben')];
    const stranger = aNetwork()('a stranger');
    await Promise.all([count(ben), count(stranger), count(anna, 'shed')]);
    product.passTime(20_000);
    const before = await count(anna);
    await right(anna, before);
    product.passTime(5_000);
    expect(await tally(ben)).toEqual({ person: [1, 25], network: 1 });
    expect(await tally(stranger)).toEqual({ person: [1, 25], network: 1 });
    expect(await tally(anna, 'shed')).toEqual({ person: [1, 25], network: 1 });
  });

  it('falls below nothing where it was forgotten while the code was looked at', async () => {
    const anna = aNetwork()('anna');
    const before = await count(anna);
    product.passTime(86_400_000);
    await right(anna, before);
    expect(await tally(anna)).toMatchObject({ person: [0, expect.any(Number)], network: 0 });
  });
});
