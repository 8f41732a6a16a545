import styles from './manual.module.css';
/** The words of the cover, set as large as they go. */
const COVER = {
  series: 'Flunks 95',
  title: 'Semester',
  zero: '0',
  zeroWord: 'Zero',
  what: 'Game Manual',
  lines: ['Find Flunko.', 'Trust nobody over eighteen.', 'Be home before dark, or do not.'],
  imprint: 'Flunks High School, Arcadia. Fall 1995.',
} as const;

/** The typographic cover in the booklet's two inks. */
export function Cover() {
  return (
    <article className={styles.manualCover}>
      <p className={styles.manualCoverSeries}>{COVER.series}</p>
      <h2>
        <span>{COVER.title}</span>
        <span className={styles.manualCoverZero} aria-label={COVER.zeroWord} role="img">
          {COVER.zero}
        </span>
      </h2>
      <p className={styles.manualCoverWhat}>{COVER.what}</p>
      <div className={styles.manualCoverLines}>
        {COVER.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={styles.manualCoverImprint}>{COVER.imprint}</p>
    </article>
  );
}
