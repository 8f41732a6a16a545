import { useApp } from '../../../overlays/appContext.ts';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { Cover } from './Cover.tsx';
import type { Block, Page } from './manual.ts';
import { contents } from './paging.ts';
import { Photograph } from './Photograph.tsx';
import { MANUAL_TEXTS as TEXTS } from './texts.ts';
import styles from './manual.module.css';

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
