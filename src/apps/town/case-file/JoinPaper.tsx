import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MadeJoin } from '@shared/contract/town/case.ts';
import type { CardName } from '@shared/domain/town/case/cards.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { GoThere, usePictureOf, whereOf } from './Card.tsx';
import { CLUES } from '../../../town/clues/clues.ts';
import styles from './papers.module.css';
import { ShareParts, type Shared } from './SharePaper.tsx';
import { TEXTS } from './texts.ts';
import { AskParts } from './two/AskParts.tsx';
import type { Boards } from './two/useBoards.ts';

/** What lies over the board: joins, words about why there is none, the board as a picture, or whom to ask to it. */
export type Paper =
  | { readonly title: string; readonly joins: readonly MadeJoin[]; readonly isLast?: boolean }
  | { readonly words: string }
  | { readonly shared: Shared }
  | { readonly ask: Boards['ask'] };

interface JoinPaperProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

const titleOf = (card: CardName): string => CLUES.find(({ id }) => id === card)?.title ?? '';

/** The paper on which the board tells what comes of a thread (CASE-6), and shows its picture (CASE-12). */
export function JoinPaper({ paper, onClose }: JoinPaperProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input, footer button')?.focus(), [paper]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const title = titleOfPaper(paper);
  return (
    <div className={styles.paperRoom}>
      <section className={styles.paper} role="dialog" aria-label={title} onKeyDown={keys} ref={sheet}>
        {!('words' in paper) && <h2>{title}</h2>}
        {'words' in paper && <Refused words={paper.words} onClose={onClose} />}
        {'ask' in paper && <AskParts ask={paper.ask} onClose={onClose} />}
        {'shared' in paper && <ShareParts shared={paper.shared} onClose={onClose} />}
        {'joins' in paper && (
          <>
            {paper.joins.map((join) => (
              <Told key={join.cards.join(' ')} join={join} />
            ))}
            {paper.isLast === true && <p className={styles.last}>{TEXTS.whole}</p>}
            <footer className={styles.paperFoot}>
              <Button onClick={onClose}>{TEXTS.close}</Button>
            </footer>
          </>
        )}
      </section>
    </div>
  );
}

function titleOfPaper(paper: Paper): string {
  if ('words' in paper) return TEXTS.thread;
  if ('ask' in paper) return TEXTS.two.openTitle;
  return 'shared' in paper ? TEXTS.shareTitle : paper.title;
}

/** Why there is no join, and the way to a wallet. */
function Refused({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  const { desktop } = useApp();
  return (
    <>
      <p>{words}</p>
      <footer className={styles.paperFoot}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.signIn}
        </Button>
        <Button onClick={onClose}>{TEXTS.close}</Button>
      </footer>
    </>
  );
}

/** What two cards say together. */
function Told({ join: { cards, line, scene, place, gum } }: { readonly join: MadeJoin }) {
  const [one, other] = cards.map(titleOf);
  return (
    <article className={styles.told}>
      {scene !== null && <Scene scene={scene} />}
      <h3>{TEXTS.with(one ?? '', other ?? '')}</h3>
      <p>{line}</p>
      {(place !== null || gum > 0) && (
        <p className={styles.gains}>
          {place !== null && locationOf(place) !== null && (
            <>
              <span>{whereOf(place)}</span>
              <GoThere clue={{ title: whereOf(place), place }} />
            </>
          )}
          {gum > 0 && <b>{TEXTS.gum(gum)}</b>}
        </p>
      )}
    </article>
  );
}

/** The picture of a scene, over which the light goes once. */
function Scene({ scene }: { readonly scene: string }) {
  const url = usePictureOf({ scene, place: '' });
  return <span className={styles.scene}>{url !== undefined && <img src={url} alt={TEXTS.sceneAlt} />}</span>;
}
