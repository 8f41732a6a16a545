import type { ReactNode } from 'react';
import { bundle as tiles } from '@bundles/myplace-tiles.ts';
import type { Pattern } from '@shared/domain/people/myPlace.ts';
import { COLORS, type Look } from './looks.ts';
import styles from './page.module.css';

const { pictures } = tiles;

const TILES: Readonly<Record<Pattern, { readonly url: string }>> = {
  stars: pictures.stars,
  hearts: pictures.hearts,
  checkers: pictures.checkers,
  flowers: pictures.flowers,
  glitter: pictures.glitter,
  tiltedGrid: pictures['tilted-grid'],
};

interface PageProps {
  readonly label: string;
  readonly look: Look;
  /** On which side the narrow column stands. */
  readonly layout?: 'left' | 'right' | 'one';
  readonly children: ReactNode;
}

/** The paper that a page is made on: its color, its pattern, and glitter at each heading. */
export function Page({ label, look, layout = 'left', children }: PageProps) {
  const { ground, heading } = COLORS[look.color];
  const paper: Readonly<Record<`--${string}`, string>> = {
    '--mp-ground': ground,
    '--mp-heading': heading,
    '--mp-tile': `url(${TILES[look.pattern].url})`,
    '--mp-glitter': `url(${pictures.glitter.url})`,
  };
  return (
    <div className={styles.mpPage} role="region" aria-label={label} tabIndex={0} style={paper}>
      <div className={styles.mpSheet} data-layout={layout}>
        {children}
      </div>
    </div>
  );
}

interface BoxProps {
  readonly title: string;
  /** How many there are, beside the title. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Box({ title, count, children }: BoxProps) {
  return (
    <section className={styles.mpBox}>
      <h3>
        <span>
          {title}
          {count !== undefined && <> ({count})</>}
        </span>
      </h3>
      <div className={styles.mpBoxBody}>{children}</div>
    </section>
  );
}

interface CardProps {
  /** How its parts are laid out. */
  readonly className: string | undefined;
  /** What a press on it leads to, in words. */
  readonly title: string;
  /** Null: it leads nowhere. */
  readonly onPress: (() => void) | null;
  /** Its name is a `b`. */
  readonly children: ReactNode;
}

/** One of several things in a box, such as a friend or a work. */
export function Card({ className = '', title, onPress, children }: CardProps) {
  const names = `${styles.mpCard} ${className}`.trimEnd();
  if (onPress === null) return <div className={names}>{children}</div>;
  return (
    <button type="button" className={names} title={title} onClick={onPress}>
      {children}
    </button>
  );
}
