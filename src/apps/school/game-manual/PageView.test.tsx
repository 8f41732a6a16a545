import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AppContext } from '../../../kernel/app.ts';
import { CurrentApp } from '../../../overlays/appContext.ts';
import { PAGES } from './pages/index.ts';
import { PageView } from './PageView.tsx';
import { MANUAL_TEXTS } from './texts.ts';
import { act } from '../../../testing/act.ts';

/** How often a page says that something opens later, on a computer with these programs. */
function laterOn(title: string, programs: readonly string[]): number {
  const page = PAGES.find((one) => one.title === title);
  if (page === undefined) throw new Error(`the manual has no page ${title}`);
  const desktop = { has: (id: string) => programs.includes(id) };
  const services = { online: { whenBack: () => () => undefined } };
  // A page asks for nothing else.
  const app = { desktop, services } as unknown as AppContext;
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <CurrentApp value={app}>
        <PageView page={page} number={1} onTurn={() => undefined} />
      </CurrentApp>,
    ),
  );
  return place.innerHTML.split(MANUAL_TEXTS.later).length - 1;
}

describe('a page of the manual', () => {
  it('says of each program that this computer does not have that it opens later (MANUAL-1)', () => {
    expect(laterOn('Desktop Applications II', ['game-manual'])).toBe(5);
    expect(laterOn('Desktop Applications II', ['game-manual', 'radio'])).toBe(4);
    expect(laterOn('Flappy Flunk', [])).toBe(1);
    expect(laterOn('Terminal Guide', [])).toBe(1);
  });

  it('says so of none that it has', () => {
    const making = ['meme-manager', 'flunk-creator', 'pocket-juniors', 'bulletin-board'];
    const programs = [
      'myplace',
      'beeper',
      'delorean-fund',
      'minesweeper',
      'solitaire',
      'zoltar',
      'settings',
      ...making,
    ];
    expect(laterOn('Desktop Applications III', programs)).toBe(0);
    expect(laterOn('Gum System', [])).toBe(0);
  });
});
