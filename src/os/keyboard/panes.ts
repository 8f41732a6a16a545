/** The panes that the keyboard cycles through: the icons, the window in front, the taskbar. */
const PANES: readonly { readonly holds: string; readonly target: () => HTMLElement | null | undefined }[] = [
  { holds: 'nav', target: () => document.querySelector<HTMLElement>('nav button[tabindex="0"]') },
  { holds: 'main', target: windowInFront },
  { holds: 'footer', target: () => document.querySelector<HTMLElement>('footer [aria-haspopup=menu]') },
];

/** Moves the focus to the next part of the screen that has something to focus. */
export function movePaneFocus(step: 1 | -1): void {
  const focused = document.activeElement;
  const from = PANES.findIndex(({ holds }) => focused?.closest(`#mirror > ${holds}`));
  for (let tried = 1; tried <= PANES.length; tried++) {
    const at = (Math.max(0, from) + step * tried + PANES.length * tried) % PANES.length;
    const target = PANES[at]?.target();
    if (!target) continue;
    target.focus({ preventScroll: true });
    return;
  }
}

function windowInFront(): HTMLElement | undefined {
  const seen = [...document.querySelectorAll<HTMLElement>('main > .window:not([hidden])')];
  const zIndex = (element: HTMLElement): number => Number(element.style.zIndex);
  return seen.sort((a, b) => zIndex(b) - zIndex(a))[0];
}
