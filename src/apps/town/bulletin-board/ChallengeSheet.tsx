import { useApp } from '../../../overlays/appContext.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { CHALLENGES, type Challenge } from './challenges.ts';
import { Sheet } from './Sheet.tsx';
import { BOARD_TEXTS as TEXTS } from './texts.ts';
import styles from './bulletinBoard.module.css';

/** The list of challenges, as the sheet of paper from the board. */
export function ChallengeSheet({ onBack }: { readonly onBack: () => void }) {
  const { services } = useApp();
  const settings = useStore(services.settings);
  const { username } = useStore(services.session);
  const seen = { username, settings, discoveries: services.discoveries.all };
  const rows = CHALLENGES.map((challenge) => ({ challenge, done: challenge.isDone(seen) }));
  return (
    <Sheet title={TEXTS.challenges} onBack={onBack}>
      <p className={styles.sheetCount}>{TEXTS.count(rows.filter(({ done }) => done).length, rows.length)}</p>
      <ul>
        {rows.map(({ challenge, done }) => (
          <Entry key={challenge.id} challenge={challenge} done={done} />
        ))}
      </ul>
    </Sheet>
  );
}

const BOX = ['kkkkkkkkkkk', ...Array.from({ length: 9 }, () => 'k.........k'), 'kkkkkkkkkkk'];
/** A tick drawn in a hurry, past the edges of the box. */
const TICK = [
  '............gg',
  '...........gg.',
  '..........gg..',
  '.........gg...',
  'gg......gg....',
  'ggg....gg.....',
  '.ggg..gg......',
  '..gggggg......',
  '...gggg.......',
  '....gg........',
];

function Entry({
  challenge: { title, task, reward },
  done,
}: {
  readonly challenge: Challenge;
  readonly done: boolean;
}) {
  return (
    <li className={styles.sheetEntry}>
      <span className={styles.sheetBox}>
        <PixelPicture rows={BOX} colors={{ k: '#262b44' }} {...(done && { label: TEXTS.done })} />
        {done && <PixelPicture rows={TICK} colors={{ g: '#3e8948' }} />}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{task}</p>
        {reward !== undefined && (
          <p className={styles.sheetReward}>
            {TEXTS.reward}: {reward}
          </p>
        )}
      </div>
    </li>
  );
}
