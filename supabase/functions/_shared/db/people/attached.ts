import { characterOf } from '../../domain/collection/traits/flunkCode.ts';
import { isDuelCode } from '../../domain/making/juniors/duel.ts';
import {
  isWorkRef,
  readFortuneRef,
  readRunRef,
  type Attached,
  type AttachedKind,
} from '../../domain/people/attached.ts';
import { locationOf } from '../../domain/town/town.ts';
import type { Address } from '../../kernel/units.ts';
import { listedRun } from '../arcade/gameRuns.ts';
import { hungWork } from '../making/works.ts';
import type { Transaction } from '../port.ts';
import { cardOf } from '../town/zoltar.ts';

type Check = (tx: Transaction, ref: string, writer: Address) => boolean | Promise<boolean>;

/** Of each kind whether what a `ref` names is there for all to see, or was drawn for the writer. */
const CHECKS: Readonly<Record<AttachedKind, Check>> = {
  async work(tx, ref) {
    const work = isWorkRef(ref) ? await hungWork(tx, ref) : null;
    return work !== null && !work.held;
  },
  async run(tx, ref) {
    const named = readRunRef(ref);
    const run = named && (await listedRun(tx, named.run));
    return run?.game === named?.game && run?.score === named?.score && run !== null;
  },
  place: (_, ref) => locationOf(ref) !== null,
  duel: (_, ref) => isDuelCode(ref),
  async fortune(tx, ref, writer) {
    const named = readFortuneRef(ref);
    return named !== null && (await cardOf(tx, writer, named.playNumber))?.sum === named.sum;
  },
  character: (_, ref) => characterOf(ref) !== null,
};

/**
 * Whether a message of `writer` may have this beside it: a work that hangs, a run that can be watched, a place of the town,
 * a code of a duel or of a character, a card that Zoltar drew for them.
 */
export async function isAttachable(
  tx: Transaction,
  writer: Address,
  { kind, ref }: Attached,
): Promise<boolean> {
  return CHECKS[kind](tx, ref, writer);
}
