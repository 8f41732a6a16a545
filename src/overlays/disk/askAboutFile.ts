import type { AppContext } from '../../kernel/app.ts';

interface Question {
  /** Of the program that asks. */
  readonly title: string;
  readonly message: string;
}

const TEXTS = {
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  stale: (name: string): string =>
    `Another window saved ${name} since you opened it. Nothing is lost: keep both, or put yours in its place.`,
  replace: 'Replace',
  both: 'Keep Both',
} as const;

type Asking = Pick<AppContext, 'desktop'>;

/** What becomes of something whose file another window has saved (DISK-6); null: the person goes on with it. */
export async function askAboutStale(
  { desktop }: Asking,
  title: string,
  name: string,
): Promise<'both' | 'replace' | null> {
  const { stale, replace, both, cancel } = TEXTS;
  const buttons = [both, replace, cancel];
  const answer = await desktop.ask({ title, message: stale(name), icon: 'warning', buttons });
  return answer === both ? 'both' : answer === replace ? 'replace' : null;
}

/** What becomes of unsaved changes; null: the person goes on with them. */
export async function askAboutChanged(
  { desktop }: Asking,
  question: Question,
): Promise<'save' | 'leave' | null> {
  const { yes, no, cancel } = TEXTS;
  const answer = await desktop.ask({ ...question, icon: 'warning', buttons: [yes, no, cancel] });
  return answer === yes ? 'save' : answer === no ? 'leave' : null;
}
