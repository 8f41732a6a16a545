import {
  fieldRule,
  isOver,
  LEVEL_IDS,
  newField,
  type Level,
  type Minefield,
} from '@shared/domain/arcade/minesweeper/minefield.ts';
import {
  act,
  minesweeperRules,
  numberOf,
  seedOfRun,
  STANDS,
  type Act,
} from '@shared/domain/arcade/minesweeper/rules.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import { perBody } from '../../../kernel/perBody.ts';
import * as shape from '../../../kernel/shape.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { createBoardRun } from '../../../overlays/game/boardRun.ts';
import { gameSound, playWhere } from '../../../overlays/game/gameSound.ts';
import { keptStore } from '../../../services/storage/keptStore.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import { CLEAN, FLAG, LOOK, POP } from './sounds.ts';

/** What the person has chosen. */
interface Choices {
  readonly level: Level;
  readonly hasQuestions: boolean;
}

/** The best times (ms); a level that was never won has none. */
export type BestTimes = Readonly<Partial<Record<Level, number>>>;

const CHOICES: StoredValue<Choices> = {
  name: 'minesweeper.choices',
  version: 1,
  read: shape.reader(shape.object({ level: shape.picklist(LEVEL_IDS), hasQuestions: shape.boolean })),
};

const TIME = shape.ifKnown(shape.number);
const BEST: StoredValue<BestTimes> = {
  name: 'minesweeper.best',
  version: 1,
  read: shape.reader(shape.object({ beginner: TIME, intermediate: TIME, expert: TIME })),
};

/** A game from its first press to its end. */
export interface Round {
  readonly level: Level;
  readonly field: Minefield;
  /** When the first press was; null: it has yet to come. */
  readonly since: EpochMs | null;
  /** How long it took (ms), by the board where it counts there; null: it goes on. */
  readonly took: number | null;
  /** It was won in less time than any before. */
  readonly isBest: boolean;
}

/** Minesweeper in its window. */
export interface Sweep {
  readonly round: Readable<Round>;
  readonly choices: Readable<Choices>;
  readonly best: Readable<BestTimes>;
  readonly hasSound: Writable<boolean>;
  /** What the window says of the board; null: it says nothing. */
  readonly said: Readable<string | null>;
  /** Begins anew; `isTall`: the window has more height than width for the field. */
  begin(isTall: boolean): void;
  chooseLevel(level: Level, isTall: boolean): void;
  switchQuestions(): void;
  forgetTimes(): void;
  /** Looks under a desk, or under all around an open number. */
  look(cell: number): void;
  flag(cell: number): void;
}

/** The game of a window; the best times outlive it (MINES-5). */
export const sweepOf = perBody((app): Sweep => {
  const { clock, random, services } = app;
  const { lasting } = services.storage;
  const choices = keptStore<Choices>(lasting, CHOICES, { level: 'beginner', hasQuestions: false });
  const best = store<BestTimes>(lasting.get(BEST) ?? {});
  const hasSound = gameSound(lasting);
  const play = playWhere(services.audio, hasSound);

  const fresh = (isTall: boolean): Round => {
    const { level } = choices.get();
    const field = newField(fieldRule(level, isTall), String(random()));
    return { level, field, since: null, took: null, isBest: false };
  };
  const round = store(fresh(false));

  const board = createBoardRun(app);
  /** How many games were begun, and which of them waits for the gum of a run that counts. */
  let [begun, opening] = [1, 0];

  /** Does something to a desk, in the run that counts too. */
  function take(what: Act, cell: number): void {
    const before = round.get();
    const field = act(before.field, what, cell);
    if (field === before.field) return;
    board.move(numberOf(what, cell));
    const since = before.since ?? (field.hidden === null ? null : clock.now());
    const took = isOver(field) && since !== null ? (board.took() ?? clock.now() - since) : null;
    const isBest = field.state === 'won' && took !== null && raise(before.level, took);
    round.set({ ...before, field, since, took, isBest });
    if (field.state === 'won') board.win();
    else if (field.state === 'lost') board.leave();
    play(field.state === 'lost' ? POP : field.state === 'won' ? CLEAN : what === 'look' ? LOOK : FLAG);
  }

  /** Begins with a press in a run that counts: the server says its gum, and time runs from then on (MINES-7). */
  async function pressCounted(cell: number): Promise<void> {
    const mine = begun;
    if (opening === mine) return;
    opening = mine;
    const rules = minesweeperRules(round.get().level);
    const random = await board.open({ rules, kind: 'ranked' }, () => msPlayed(round.get()));
    // Another game was begun meanwhile.
    if (begun !== mine) return;
    opening = 0;
    const now = round.get();
    if (random !== null) {
      round.set({ ...now, field: { ...now.field, seed: seedOfRun(random) }, since: clock.now() });
      for (const move of movesBefore(now.field)) board.move(move);
    }
    take('look', cell);
  }
  const msPlayed = ({ since }: Round): number => (since === null ? 0 : clock.now() - since);

  /** Keeps a time where it is the best of its level. */
  function raise(level: Level, took: number): boolean {
    const now = lasting.get(BEST) ?? best.get();
    if (took >= (now[level] ?? Infinity)) return false;
    best.set({ ...now, [level]: took });
    lasting.set(BEST, best.get());
    return true;
  }

  function begin(isTall: boolean): void {
    begun += 1;
    board.leave();
    round.set(fresh(isTall));
  }
  return {
    ...{ round, choices, best, hasSound, begin, said: board.said },
    chooseLevel(level, isTall) {
      choices.set({ ...choices.get(), level });
      begin(isTall);
    },
    switchQuestions() {
      choices.set({ ...choices.get(), hasQuestions: !choices.get().hasQuestions });
    },
    forgetTimes() {
      best.set({});
      lasting.remove(BEST);
    },
    look(cell) {
      const { field } = round.get();
      const isFirst = field.hidden === null && field.marks[cell] !== 'flag';
      if (isFirst && services.session.get().wallet !== null) void pressCounted(cell);
      else take('look', cell);
    },
    flag(cell) {
      take(choices.get().hasQuestions ? 'markOrAsk' : 'mark', cell);
    },
  };
});

/** The moves by which a field that was not pressed yet came to lie as it does. */
function movesBefore({ columns, rows, marks }: Minefield): readonly number[] {
  const marked = marks.flatMap((mark, cell) => {
    if (mark === 'flag') return [numberOf('mark', cell)];
    return mark === 'question' ? [numberOf('markOrAsk', cell), numberOf('markOrAsk', cell)] : [];
  });
  return rows > columns ? [STANDS, ...marked] : marked;
}
