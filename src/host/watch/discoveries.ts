import type { Toast } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import type { WebServices } from '../../services/index.ts';

type Sources = Pick<WebServices, 'discoveries' | 'settings' | 'gum' | 'time'>;

const KONAMI = [
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowLeft',
  'ArrowRight',
  'b',
  'a',
];

/** Announces the events of the desktop itself, and shows a toast when a hidden theme is found. */
export function watchDiscoveries(
  { discoveries, settings, gum, time }: Sources,
  toast: (news: Toast) => void,
  keys: Pick<Window, 'addEventListener'> = window,
): void {
  const follow = <Value>(source: Readable<Value>, read: (value: Value) => void): void => {
    source.subscribe(() => read(source.get()));
    read(source.get());
  };
  discoveries.onFound((themeId) => void showFound(themeId, toast));
  follow(settings, ({ oldMonitorMode, bootScreen }) => {
    if (oldMonitorMode) discoveries.happened('old-monitor-on');
    discoveries.happened(`boot-screen:${bootScreen}`);
  });
  follow(gum.balance, (balance) => {
    if (balance === null) return;
    if (balance.streak >= 7) discoveries.happened('streak-7');
    if (balance.balance >= 100) discoveries.happened('gum-100');
  });
  time.night.subscribe(() => {
    if (time.night.get()) discoveries.happened('nightfall');
  });
  let typed: string[] = [];
  keys.addEventListener('keydown', ({ key }) => {
    typed = [...typed, key].slice(-KONAMI.length);
    if (KONAMI.every((wanted, index) => wanted === typed[index])) discoveries.happened('konami');
  });
}

async function showFound(themeId: string, toast: (news: Toast) => void): Promise<void> {
  const { themeById } = await import('../../appearance/themes.ts');
  toast({
    title: 'Hidden theme found!',
    description: `${themeById(themeId).name} is yours now: Settings, Desktop, Theme.`,
  });
}
