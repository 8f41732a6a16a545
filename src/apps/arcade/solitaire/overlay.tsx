import { useCallback, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { finishing, isWon, scoreAt, seedOfDay, DRAWS } from '@shared/domain/arcade/solitaire/klondike.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { MenuBar } from '../../../overlays/controls/MenuBar.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { BOARD_TEXTS } from '../../../overlays/game/boardTexts.ts';
import { useMsSince } from '../../../overlays/game/useMsSince.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { Board } from './Board.tsx';
import { FallingCards } from './FallingCards.tsx';
import { BACKS } from './faces.ts';
import { gameOf, type Game, type Round } from './game.ts';
import { SOLITAIRE_TEXTS as TEXTS } from './texts.ts';
import styles from './solitaire.module.css';

/** How long the next card waits of a game that plays itself to its end. */
const FINISH_MS = 90;

/** Solitaire: a menu, the table, and score and time under it (SOLITAIRE-1 to SOLITAIRE-8). */
function SolitaireWindow() {
  const { clock, visible, reducedMotion } = useApp();
  const game = gameOf(useApp());
  const round = useStore(game.round);
  const said = useStore(game.said);
  const { back } = useStore(game.choices);
  const isSeen = useStore(visible);
  const isStill = useStore(reducedMotion);
  const [isFinishing, setFinishing] = useState(false);
  const [falls, setFalls] = useState<Round['moves'] | null>(null);
  const { table, moves } = round;

  useEffect(() => {
    game.show(isSeen);
    return () => game.show(false);
  }, [game, isSeen]);
  useEffect(() => {
    if (!isFinishing || !isSeen) return undefined;
    const timer = setTimeout(() => setFinishing(game.finish()), FINISH_MS);
    return () => clearTimeout(timer);
  }, [game, isFinishing, isSeen, table]);
  const won = isWon(table);
  const endFall = useCallback(() => setFalls(moves), [moves]);

  const isDay = round.seed === seedOfDay(clock.now());
  const type = (event: KeyboardEvent): void => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (isUndo) game.undo();
    else if (event.key === 'F2') game.deal('any');
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.solitaire} onKeyDown={type}>
      <Menus game={game}>
        <button type="button" disabled={moves.length === 0 || won} onClick={game.undo}>
          {TEXTS.undo}
        </button>
        <button type="button" disabled={finishing(table) === null} onClick={() => setFinishing(true)}>
          {TEXTS.finish}
        </button>
      </Menus>
      <div className={styles.table}>
        <Board key={round.seed} {...{ table, back, game }} />
        {won && !isStill && falls !== moves && <FallingCards onEnd={endFall} />}
      </div>
      <Status {...{ round, isDay }} said={said} />
    </div>
  );
}

interface StatusProps {
  readonly round: Round;
  readonly isDay: boolean;
  /** What the window says of the board; null: it says nothing. */
  readonly said: string | null;
}

function Status({ round, isDay, said }: StatusProps) {
  const { table, moves, since, isBest } = round;
  const ms = round.ms + useMsSince(since);
  const home = table.foundations.flat().length;
  const told = isWon(table) ? TEXTS.won(isBest) : moves.length === 0 ? TEXTS.begin : TEXTS.goesOn(home);
  return (
    <div className={styles.status}>
      <StatusBar wraps panels={[isDay ? `${TEXTS.day} ${told}` : told, ...(said === null ? [] : [said])]} />
      <p>
        <span>{TEXTS.score(scoreAt(table, ms))}</span> <span>{TEXTS.time(ms)}</span>
      </p>
    </div>
  );
}

interface MenusProps {
  readonly game: Game;
  readonly children: ReactNode;
}

function Menus({ game, children }: MenusProps) {
  const { desktop } = useApp();
  const { draw, back } = useStore(game.choices);
  const hasSound = useStore(game.hasSound);
  const showBests = async (): Promise<void> => {
    const bests = game.bests.get();
    const line = (name: keyof typeof TEXTS.bestLines): readonly [string, string] => {
      const best = bests[name];
      return [
        TEXTS.bestLines[name],
        best === undefined ? TEXTS.noBest : TEXTS.bestLine(best.score, best.ms, best.won),
      ];
    };
    const answer = await desktop.ask({
      ...{ title: TEXTS.bestsTitle, message: TEXTS.bestsOf, icon: 'info', picture: 'solitaire' },
      details: [line('day'), line('one'), line('three')],
      buttons: [TEXTS.ok, TEXTS.forget],
    });
    if (answer === TEXTS.forget) game.forgetBests();
  };
  return (
    <MenuBar
      menus={[
        {
          label: TEXTS.game,
          choices: [
            { label: TEXTS.dealAny, run: () => game.deal('any') },
            { label: TEXTS.dealDay, run: () => game.deal('day') },
            ...DRAWS.map((one) => ({
              label: TEXTS.draws[one],
              checked: one === draw,
              run: () => {
                game.choose({ draw: one });
                game.deal('any');
              },
            })),
            ...BACKS.map((one) => ({
              label: TEXTS.backs[one],
              checked: one === back,
              run: () => game.choose({ back: one }),
            })),
            { label: TEXTS.sound, checked: hasSound, run: () => game.hasSound.set(!hasSound) },
            { label: TEXTS.bests, run: () => void showBests() },
            ...(desktop.hasFor('leaderboard')
              ? [{ label: BOARD_TEXTS.scores, run: () => desktop.openFor('leaderboard', 'solitaire-day') }]
              : []),
          ],
        },
      ]}
    >
      {children}
    </MenuBar>
  );
}

export default mountReact(SolitaireWindow);
