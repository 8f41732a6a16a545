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
    <article className="manual-cover">
      <p className="manual-cover-series">{COVER.series}</p>
      <h2>
        <span>{COVER.title}</span>
        <span className="manual-cover-zero" aria-label={COVER.zeroWord} role="img">
          {COVER.zero}
        </span>
      </h2>
      <p className="manual-cover-what">{COVER.what}</p>
      <div className="manual-cover-lines">
        {COVER.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="manual-cover-imprint">{COVER.imprint}</p>
    </article>
  );
}
