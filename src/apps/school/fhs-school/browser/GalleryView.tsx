import { useState, type CSSProperties } from 'react';
import { useApp } from '../../../../overlays/appContext.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Gallery, PagePicture } from './page.ts';
import { FramedPicture } from './FramedPicture.tsx';
import { BROWSER_TEXTS as TEXTS } from './texts.ts';
import styles from './browser.module.css';

/** How long one picture takes to pass (s). */
const SECONDS_EACH = 5;

/**
 * A gallery: its pictures move by in the direction that it says, until the person stops them. Where motion is reduced,
 * and once they are stopped, they stand in a strip that is scrolled by hand.
 */
export function GalleryView({ gallery }: { readonly gallery: Gallery }) {
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
