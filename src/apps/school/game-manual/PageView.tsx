import { bundle } from '@bundles/game-manual.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import type { Block, Page, ManualPicture } from './manual.ts';
import { contents } from './paging.ts';
import { MANUAL_TEXTS as TEXTS } from './texts.ts';
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
function Cover() {
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

interface PageViewProps {
  readonly page: Page;
  readonly number: number;
  readonly onTurn: (number: number) => void;
}

/** One page as it is printed. */
export function PageView({ page, number, onTurn }: PageViewProps) {
  if (page.kind === 'cover') return <Cover />;
  return (
    <article className={styles.manualPage}>
      <h2>
        <span>{page.title}</span>
        <span aria-hidden>{number}</span>
      </h2>
      {page.kind === 'text' ? (
        page.blocks.map((block, index) => <BlockView key={index} block={block} />)
      ) : (
        <Contents onTurn={onTurn} />
      )}
    </article>
  );
}

/** The pages that follow, each a button that turns to it. */
function Contents({ onTurn }: Pick<PageViewProps, 'onTurn'>) {
  return (
    <ol className={styles.manualContents}>
      {contents().map(({ number, title }) => (
        <li key={number}>
          <button type="button" onClick={() => onTurn(number)}>
            <span>{title}</span>
            <span className={styles.manualLeader} />
            <span>{number}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  const { desktop } = useApp();
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return (
        <div className={styles.manualNote}>
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </div>
      );
    case 'list':
      return (
        <ul className={styles.manualList}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.manualSteps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'program':
      return (
        <div className={styles.manualProgram}>
          <Icon name={block.icon} />
          <div>
            <h3>
              {block.title} {!desktop.has(block.app) && <small>{TEXTS.later}</small>}
            </h3>
            <p>{block.text}</p>
          </div>
        </div>
      );
    case 'table':
      return (
        <dl className={styles.manualTable}>
          {block.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'pictures':
      return (
        <div className={styles.manualPictures}>
          {block.pictures.map((picture) => (
            <Photograph key={picture.name} picture={picture} />
          ))}
        </div>
      );
  }
}

/** A picture with its caption. */
function Photograph({ picture: { name, shows, caption } }: { readonly picture: ManualPicture }) {
  const { url, width, height } = bundle.pictures[name];
  return (
    <figure>
      <Picture {...{ url, width, height }} alt={shows} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
