import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent, type RefObject } from 'react';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { ProgressBar, StatusBar } from '../../../../overlays/controls/panels.tsx';
import { PageView } from './PageView.tsx';
import { ADDRESS_MOST, addressOf, FIRST_PAGE, pageAt, tabsOf, wholeAddress, type Site } from './site.ts';
import { BROWSER_TEXTS as TEXTS } from './texts.ts';
import { addressIn, canGoBack, canGoForward, step, trailFrom, visit, type Trail } from './trail.ts';
import styles from './browser.module.css';

/** How many of a page's pictures there are, and how many of them have come or will not come. */
interface Arrival {
  readonly arrived: number;
  readonly total: number;
}

const NONE: Arrival = { arrived: 0, total: 0 };

/** Follows the pictures in `view` as they arrive, anew for each page. One that waits until it is seen does not count. */
function usePictures(view: RefObject<HTMLElement | null>, page: string): Arrival {
  const [arrival, setArrival] = useState(NONE);
  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const count = (): void => {
      const pictures = [...element.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')];
      const next = { arrived: pictures.filter(({ complete }) => complete).length, total: pictures.length };
      setArrival((before) =>
        before.arrived === next.arrived && before.total === next.total ? before : next,
      );
    };
    count();
    // Neither event bubbles.
    element.addEventListener('load', count, true);
    element.addEventListener('error', count, true);
    return () => {
      element.removeEventListener('load', count, true);
      element.removeEventListener('error', count, true);
    };
  }, [view, page]);
  return arrival;
}

interface BrowserProps {
  readonly site: Site;
  /** The path of the page that is shown first. */
  readonly path: string;
}

/** A browser of 1995 for one site: trail, address, loading bar and status line. It knows nothing of what the site says. */
export function Browser({ site, path }: BrowserProps) {
  const { setTitle } = useApp();
  const [trail, setTrail] = useState(() => trailFrom(addressOf(site, path)));
  const [asked, setAsked] = useState(0);
  const [pointed, setPointed] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const address = addressIn(trail);
  const found = pageAt(site, address);
  const page = found ?? site.missing;
  const shown = `${address} ${asked}`;
  const pictures = usePictures(view, shown);

  useEffect(() => {
    setTitle(`${page.title} - ${site.title}`);
    return () => setTitle(null);
  }, [setTitle, page, site]);

  useEffect(() => {
    // The first page leaves the keyboard where the window put it.
    if (!first.current && view.current !== null) {
      view.current.scrollTop = 0;
      view.current.focus({ preventScroll: true });
    }
    first.current = false;
  }, [shown]);

  const go = (to: string): void => {
    setPointed(null);
    setTrail((before) => visit(before, to));
    setAsked((count) => count + 1);
  };
  const walk = (steps: number): void => {
    setPointed(null);
    setTrail((before) => step(before, steps));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (steps === undefined) return;
    event.preventDefault();
    walk(steps);
  };
  /** The status line says where a link leads that is pointed at or has the keyboard. */
  const point = ({ target }: SyntheticEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-leads]') : null;
    setPointed(link?.dataset['leads'] ?? null);
  };
  const busy = pictures.arrived < pictures.total;
  return (
    <div className={styles.browser} onKeyDown={onKeyDown}>
      <Toolbar
        {...{ trail, walk }}
        onReload={() => setAsked((count) => count + 1)}
        onHome={() => go(addressOf(site, FIRST_PAGE))}
      />
      <AddressField
        key={address}
        address={address}
        busy={busy}
        onGo={(typed) => go(wholeAddress(site, typed))}
      />
      <div
        ref={view}
        className={styles.browserView}
        role="region"
        aria-label={page.title}
        tabIndex={0}
        data-autofocus
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
        onFocus={point}
        onBlur={() => setPointed(null)}
      >
        <PageView key={shown} site={site} page={page} tabs={tabsOf(site)} onGo={go} />
      </div>
      <StatusBar
        panels={[
          pointed ?? statusOf(pictures, found !== null),
          busy && <ProgressBar key="bar" label={TEXTS.loading} value={pictures.arrived / pictures.total} />,
        ]}
      />
    </div>
  );
}

/** What the status line says of the page that is shown. */
function statusOf({ arrived, total }: ReturnType<typeof usePictures>, isFound: boolean): string {
  if (arrived < total) return TEXTS.arriving(arrived, total);
  return isFound ? TEXTS.done : TEXTS.notFound;
}

interface ToolbarProps {
  readonly trail: Trail;
  readonly walk: (steps: number) => void;
  readonly onReload: () => void;
  readonly onHome: () => void;
}

function Toolbar({ trail, walk, onReload, onHome }: ToolbarProps) {
  return (
    <div className={styles.browserBar} role="toolbar" aria-label={TEXTS.toolbar}>
      <Button disabled={!canGoBack(trail)} onClick={() => walk(-1)}>
        {TEXTS.back}
      </Button>
      <Button disabled={!canGoForward(trail)} onClick={() => walk(1)}>
        {TEXTS.forward}
      </Button>
      <Button onClick={onReload}>{TEXTS.reload}</Button>
      <Button onClick={onHome}>{TEXTS.home}</Button>
    </div>
  );
}

interface AddressFieldProps {
  readonly address: string;
  readonly busy: boolean;
  readonly onGo: (typed: string) => void;
}

/** The address of the page, which a person can type over, and the sign that turns while something arrives. */
function AddressField({ address, busy, onGo }: AddressFieldProps) {
  const [typed, setTyped] = useState(address);
  return (
    <form
      className={styles.browserAddress}
      onSubmit={(event) => {
        event.preventDefault();
        onGo(typed);
      }}
    >
      <label>
        <span>{TEXTS.address}</span>
        <input
          className="w95-text"
          value={typed}
          maxLength={ADDRESS_MOST}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button type="submit">{TEXTS.go}</Button>
      <span className={styles.browserSign} data-busy={busy || undefined} aria-hidden="true">
        <span />
      </span>
    </form>
  );
}
