import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { LEVEL_IDS, LEVELS, minesLeft } from '@shared/domain/arcade/minesweeper/minefield.ts';
import { BOARD_OF_LEVEL } from '@shared/domain/arcade/minesweeper/rules.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { MenuBar } from '../../../overlays/controls/MenuBar.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { BOARD_TEXTS } from '../../../overlays/game/boardTexts.ts';
import { useMsSince } from '../../../overlays/game/useMsSince.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { FACE_COLORS, FACES } from './faces.ts';
import { Field } from './Field.tsx';
import { Readout } from './Readout.tsx';
import { sweepOf, type Round, type Sweep } from './sweep.ts';
import { MINESWEEPER_TEXTS as TEXTS } from './texts.ts';
import styles from './minesweeper.module.css';

/** Minesweeper: menu, counter, face and clock over the desks (MINES-1 to MINES-7). */
function MinesweeperWindow() {
  const sweep = sweepOf(useApp());
  const room = useRef<HTMLDivElement>(null);
  const round = useStore(sweep.round);
  const best = useStore(sweep.best);
  const said = useStore(sweep.said);
  const [isFlagging, setFlagging] = useState(false);
  const [isPressing, setPressing] = useState(false);
  const { field, level } = round;

  const isTall = (): boolean => (room.current?.clientHeight ?? 0) > (room.current?.clientWidth ?? 0);
  const begin = (): void => sweep.begin(isTall());
  useLayoutEffect(() => {
    if (sweep.round.get().field.state === 'ready') sweep.begin(isTall());
  }, [sweep]);

  const face =
    field.state === 'won' || field.state === 'lost' ? field.state : isPressing ? 'pressing' : 'ready';
  const bestOfLevel = best[level];
  return (
    <div
      className={styles.minesweeper}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        begin();
      }}
    >
      <GameMenu sweep={sweep} isTall={isTall}>
        <button
          type="button"
          aria-pressed={isFlagging}
          title={TEXTS.flagHint}
          onClick={() => setFlagging(!isFlagging)}
        >
          {TEXTS.flag}
        </button>
      </GameMenu>
      <div className={styles.panel}>
        <Readout value={minesLeft(field)} label={TEXTS.left(minesLeft(field))} />
        <button type="button" aria-label={TEXTS.faces[face]} data-face={face} onClick={begin}>
          <PixelPicture rows={FACES[face]} colors={FACE_COLORS} scale={2} />
        </button>
        <Time round={round} />
      </div>
      <div
        ref={room}
        className={styles.room}
        style={{ '--columns': field.columns, '--rows': field.rows } as CSSProperties}
      >
        <Field
          {...{ field, level, isFlagging }}
          onLook={sweep.look}
          onFlag={sweep.flag}
          onPressing={setPressing}
        />
      </div>
      <StatusBar
        wraps
        panels={[
          stateOf(round),
          LEVELS[level].name,
          ...(said === null ? [] : [said]),
          ...(bestOfLevel === undefined ? [] : [TEXTS.best(TEXTS.seconds(bestOfLevel))]),
        ]}
      />
    </div>
  );
}

const stateOf = ({ field: { state }, took, isBest }: Round): string =>
  state === 'won' ? TEXTS.won(TEXTS.seconds(took ?? 0), isBest) : TEXTS.states[state];

interface GameMenuProps {
  readonly sweep: Sweep;
  readonly isTall: () => boolean;
  readonly children: ReactNode;
}

function GameMenu({ sweep, isTall, children }: GameMenuProps) {
  const { desktop } = useApp();
  const { level, hasQuestions } = useStore(sweep.choices);
  const hasSound = useStore(sweep.hasSound);
  const showTimes = async (): Promise<void> => {
    const best = sweep.best.get();
    const answer = await desktop.ask({
      title: TEXTS.times,
      message: TEXTS.timesOf,
      icon: 'info',
      picture: 'minesweeper',
      details: LEVEL_IDS.map((id) => {
        const time = best[id];
        return [LEVELS[id].name, time === undefined ? TEXTS.noTime : TEXTS.seconds(time)];
      }),
      buttons: [TEXTS.ok, TEXTS.forget],
    });
    if (answer === TEXTS.forget) sweep.forgetTimes();
  };
  return (
    <MenuBar
      menus={[
        {
          label: TEXTS.game,
          choices: [
            { label: TEXTS.newGame, run: () => sweep.begin(isTall()) },
            ...LEVEL_IDS.map((id) => ({
              label: LEVELS[id].name,
              checked: id === level,
              run: () => sweep.chooseLevel(id, isTall()),
            })),
            { label: TEXTS.questions, checked: hasQuestions, run: sweep.switchQuestions },
            { label: TEXTS.sound, checked: hasSound, run: () => sweep.hasSound.set(!hasSound) },
            { label: TEXTS.bestTimes, run: () => void showTimes() },
            ...(desktop.hasFor('leaderboard')
              ? [
                  {
                    label: BOARD_TEXTS.scores,
                    run: () => desktop.openFor('leaderboard', BOARD_OF_LEVEL[level]),
                  },
                ]
              : []),
          ],
        },
      ]}
    >
      {children}
    </MenuBar>
  );
}

/** The seconds that have passed: the first begins with the first press. */
function Time({ round: { since, took } }: { readonly round: Round }) {
  const ms = useMsSince(took === null ? since : null);
  const passed = since === null ? 0 : Math.floor((took ?? ms) / 1000) + 1;
  return <Readout value={passed} label={TEXTS.passed(passed)} />;
}

export default mountReact(MinesweeperWindow);
