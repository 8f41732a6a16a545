import { createContext, useContext, useState, type MouseEvent, type CSSProperties } from 'react';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Block, Inline, SitePage, Text, Gallery, PagePicture } from './page.ts';
import { addressOf, type Site } from './site.ts';
import { BROWSER_TEXTS as TEXTS } from './texts.ts';
import styles from './browser.module.css';
import schoolStyles from '../site/school.module.css';
import { Picture } from '../../../../overlays/controls/Picture.tsx';

/** How long one picture takes to pass (s). */
const SECONDS_EACH = 5;

interface Here {
  readonly site: Site;
  readonly onGo: (address: string) => void;
}

const HereContext = createContext<Here | null>(null);

function useHere(): Here {
  const here = useContext(HereContext);
  if (here === null) throw new Error('a page outside a browser');
  return here;
}

interface PageViewProps {
  readonly site: Site;
  readonly page: SitePage;
  readonly tabs: readonly SitePage[];
  readonly onGo: (address: string) => void;
}

/** A page of a site: what heads every page, its tabs, its blocks, and the foot. */
export function PageView({ site, page, tabs, onGo }: PageViewProps) {
  return (
    <HereContext value={{ site, onGo }}>
      <article className={styles.page}>
        <header className={schoolStyles.pageHead}>
          <strong>{site.title}</strong>
          <span>{site.tagline}</span>
        </header>
        <nav className={schoolStyles.pageTabs} aria-label={TEXTS.tabs}>
          {tabs.map(({ path, title }) => (
            <PageLink key={path} to={path} current={path === page.path}>
              {title}
            </PageLink>
          ))}
        </nav>
        <div className={styles.pageBody}>
          <h2 className={page.untitled && 'w95-sr'}>{page.title}</h2>
          <Blocks blocks={page.blocks} />
        </div>
        <footer className={schoolStyles.pageFoot}>
          <Blocks blocks={site.foot} />
        </footer>
      </article>
    </HereContext>
  );
}

interface PageLinkProps {
  readonly to: string;
  readonly current?: boolean;
  readonly children: string;
}

/** A link to another page of the site. In a tab of the real browser's own it opens the desktop with the same page. */
export function PageLink({ to, current = false, children }: PageLinkProps) {
  const { appId } = useApp();
  const { site, onGo } = useHere();
  const address = addressOf(site, to);
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(address);
  };
  return (
    <a
      href={`?open=${appId}:${to}`}
      data-leads={address}
      aria-current={current ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'notice':
      return (
        <p className={schoolStyles.pageNotice}>
          <span>
            <Words text={block.text} />
          </span>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table label={block.label} rows={block.rows} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return <FramedPicture {...block} />;
    case 'gallery':
      return <GalleryView gallery={block.gallery} />;
    case 'columns':
      return (
        <div className={styles.pageColumns} data-columns={block.columns.length}>
          {block.columns.map((blocks, index) => (
            <div key={index}>
              <Blocks blocks={blocks} />
            </div>
          ))}
        </div>
      );
    case 'part':
      return <Part name={block.part} />;
  }
}

/** What the site draws itself. */
function Part({ name }: { readonly name: string }) {
  const { site } = useHere();
  const Drawn = site.parts[name];
  if (Drawn === undefined) throw new Error(`the site has no part ${name}`);
  return <Drawn />;
}

interface TableProps {
  readonly label: string;
  readonly rows: readonly (readonly [name: string, value: Text])[];
}

function Table({ label, rows }: TableProps) {
  return (
    <table aria-label={label}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Words text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text with its links. */
export function Words({ text }: { readonly text: Text }) {
  const stretches = typeof text === 'string' ? [text] : text;
  return stretches.map((inline, index) => <Stretch key={index} inline={inline} />);
}

function Stretch({ inline }: { readonly inline: Inline }) {
  const { desktop } = useApp();
  if (typeof inline === 'string') return inline;
  if ('to' in inline) return <PageLink to={inline.to}>{inline.text}</PageLink>;
  const { purpose, params } = inline.opens;
  return (
    <button
      type="button"
      className={styles.pageLink}
      data-leads={TEXTS.opens}
      onClick={() => desktop.openFor(purpose, params)}
    >
      {inline.text}
    </button>
  );
}

/**
 * A gallery: its pictures move by in the direction that it says, until the person stops them. Where motion is reduced,
 * and once they are stopped, they stand in a strip that is scrolled by hand.
 */
function GalleryView({ gallery }: { readonly gallery: Gallery }) {
  const { title, description, images, scrolls } = gallery;
  const isStill = useStore(useApp().reducedMotion);
  const [stopped, setStopped] = useState(false);
  const moves = !isStill && !stopped;
  const lasts: CSSProperties = { animationDuration: `${images.length * SECONDS_EACH}s` };
  return (
    <section className={styles.gallery} data-scrolls={scrolls}>
      <h3>{title}</h3>
      <p>{description}</p>
      <div
        className={styles.galleryStrip}
        data-moves={moves || undefined}
        role="region"
        aria-label={TEXTS.gallery(title)}
        tabIndex={0}
      >
        <div style={moves ? lasts : undefined}>
          <Strip images={images} />
          {/* The same again, so that the strip has no end while it moves. */}
          {moves && (
            <div aria-hidden="true">
              <Strip images={images} />
            </div>
          )}
        </div>
      </div>
      {!isStill && (
        <button type="button" className={styles.pageLink} onClick={() => setStopped(!stopped)}>
          {stopped ? TEXTS.moving : TEXTS.still}
          <span className="w95-sr"> {title}</span>
        </button>
      )}
    </section>
  );
}

function Strip({ images }: { readonly images: readonly PagePicture[] }) {
  return (
    <ul>
      {images.map((image) => (
        <li key={image.picture.url}>
          <FramedPicture {...image} />
        </li>
      ))}
    </ul>
  );
}

/** A picture in a frame, over what is said of it. */
function FramedPicture({ picture, alt, caption, scale = 1 }: PagePicture) {
  const { url, width, height } = picture;
  return (
    <figure>
      <Picture url={url} alt={alt} width={width * scale} height={height * scale} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
