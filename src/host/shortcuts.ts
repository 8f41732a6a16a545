import type { AppManifest } from '../kernel/app.ts';

/** Ctrl or Cmd with an app's key toggles its window; the browser's own meaning of it is prevented. */
export function watchShortcuts(
  apps: Iterable<AppManifest>,
  toggle: (app: AppManifest) => void,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const byKey = new Map(
    [...apps].flatMap((app) => (app.shortcut === undefined ? [] : [[app.shortcut, app] as const])),
  );
  target.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const app = byKey.get(event.key.toLowerCase());
    if (app === undefined) return;
    event.preventDefault();
    if (!event.repeat) toggle(app);
  });
}
