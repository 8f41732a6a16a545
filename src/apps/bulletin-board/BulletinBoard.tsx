import { useEffect, useRef, useState } from 'react';
import { bundle } from '@bundles/bulletin-board.ts';
import { useApp } from '../../overlays/appContext.ts';
import { Picture } from '../../overlays/controls/Picture.tsx';
import { StatusBar } from '../../overlays/controls/panels.tsx';
import { MARKETPLACE } from '../../config/links.ts';
import { boardScale } from './boardScale.ts';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { BOARD_TEXTS as TEXTS } from './texts.ts';
import './bulletinBoard.css';

const PICTURE = bundle.pictures['bulletin-board'];
const { hotspots } = bundle.places['bulletin-board'];

/** The board: its picture, two papers that can be pressed, and the challenges of one of them (BOARD-1). */
export function BulletinBoard() {
  const { desktop, sound } = useApp();
  const [reading, setReading] = useState(false);
  const [hint, setHint] = useState<string>(TEXTS.hint);
  const [cameBack, setCameBack] = useState(false);

  const read = (sheet: boolean): void => {
    sound('select');
    setCameBack(!sheet);
    setHint(TEXTS.hint);
    setReading(sheet);
  };
  if (reading) return <ChallengeSheet onBack={() => read(false)} />;
  return (
    <div className="board">
      <Board
        onHint={(text) => setHint(text ?? TEXTS.hint)}
        onMarket={() => desktop.open(MARKETPLACE.id)}
        onChallenges={() => read(true)}
        focusChallenges={cameBack}
      />
      <StatusBar panels={[hint]} />
    </div>
  );
}

interface BoardProps {
  readonly onHint: (text: string | null) => void;
  readonly onMarket: () => void;
  readonly onChallenges: () => void;
  /** Whether the person comes back from the challenges. */
  readonly focusChallenges: boolean;
}

/** The picture in whole pixels, from its middle where it is larger than the window, and the buttons over its papers. */
function Board({ onHint, onMarket, onChallenges, focusChallenges }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ scale, left, top }, setPlace] = useState({ scale: 1, left: 0, top: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fit = (): void => {
      const { clientWidth, clientHeight } = element;
      const whole = boardScale({ width: clientWidth, height: clientHeight }, PICTURE);
      const middle = (all: number, taken: number): number => Math.max(0, Math.floor((all - taken) / 2));
      setPlace({
        scale: whole,
        left: middle(clientWidth, PICTURE.width * whole),
        top: middle(clientHeight, PICTURE.height * whole),
      });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element !== null) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [scale]);

  const papers = [
    { spot: hotspots.market, name: TEXTS.market, says: TEXTS.marketHint, onOpen: onMarket, focus: false },
    {
      spot: hotspots.challenges,
      name: TEXTS.challenges,
      says: TEXTS.challengesHint,
      onOpen: onChallenges,
      focus: focusChallenges,
    },
  ];
  return (
    <div ref={frame} className="board-wall">
      <div
        className="board-picture"
        role="group"
        aria-label={TEXTS.board}
        style={{ left, top, width: PICTURE.width * scale, height: PICTURE.height * scale }}
      >
        <Picture url={PICTURE.url} alt="" />
        {papers.map(({ spot, name, says, onOpen, focus }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            autoFocus={focus}
            style={{
              left: spot.x * scale,
              top: spot.y * scale,
              width: spot.w * scale,
              height: spot.h * scale,
            }}
            onClick={onOpen}
            onPointerEnter={() => onHint(says)}
            onPointerLeave={() => onHint(null)}
            onFocus={() => onHint(says)}
            onBlur={() => onHint(null)}
          />
        ))}
      </div>
    </div>
  );
}
