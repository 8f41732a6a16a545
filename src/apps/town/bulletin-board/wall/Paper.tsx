import { useState } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import { PixelPicture } from '../../../../overlays/controls/PixelPicture.tsx';
import { REACTION_PICTURES } from './reactionPictures.ts';
import { WALL_TEXTS as TEXTS } from './texts.ts';
import styles from './wall.module.css';

const PIN = ['..ccc..', '.chccc.', '.ccccc.', '.cccck.', '..cck..', '...k...', '...k...'];
/** Pins and tilts (degrees) take turns by the number of the work, so that a work always hangs as it did. */
const PINS = ['#e43b44', '#0099db', '#feae34', '#63c74d', '#b55088'];
const TILTS = [-1.5, 1, 2, -0.75, 1.5, -2, 0.5];

const nth = <Value,>(list: readonly Value[], id: string): Value | undefined =>
  list[Number(id.slice(-6)) % list.length];

/** The most that a picture takes on the wall, in logical pixels. */
const MOST = { width: 132, height: 156 };

/** How large a picture hangs: whole pixels, and nothing of it cut off. */
function sizeOnWall({ width, height }: Pick<Work, 'width' | 'height'>) {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  // An even width, so that its middle is at a whole pixel.
  return { width: 2 * Math.round((width * scale) / 2), height: Math.round(height * scale) };
}

interface PaperProps {
  readonly work: Work;
  /** Whether the keyboard is to be on it. */
  readonly focus: boolean;
  readonly onOpen: () => void;
}

/** A work as it hangs: its small picture under a pin, and a strip with its title. */
export function Paper({ work, focus, onOpen }: PaperProps) {
  const { id, title, username, small, reactions, held } = work;
  const [missing, setMissing] = useState(false);
  const color = nth(PINS, id) ?? '';
  return (
    <button
      type="button"
      className={styles.wallPaper}
      aria-label={TEXTS.work(title, username)}
      autoFocus={focus}
      data-held={held || undefined}
      onClick={onOpen}
    >
      <span className={styles.wallPhoto} style={{ rotate: `${nth(TILTS, id) ?? 0}deg`, ...sizeOnWall(work) }}>
        {!missing && (
          <img src={small} alt="" loading="lazy" draggable={false} onError={() => setMissing(true)} />
        )}
      </span>
      <span className={styles.wallPin}>
        <PixelPicture rows={PIN} colors={{ c: color, h: '#fff', k: '#181425' }} scale={2} />
      </span>
      <span className={styles.wallStrip}>
        <b>{title}</b>
        <span>
          {TEXTS.by} {username}
        </span>
        <span className={styles.wallCounts} aria-hidden="true">
          {reactions.slice(0, 3).map(({ reaction, count }) => (
            <span key={reaction}>
              <img src={REACTION_PICTURES[reaction]} alt="" width={16} height={16} />
              {count}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
