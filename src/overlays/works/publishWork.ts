import { toBase64 } from '@shared/kernel/base64.ts';
import type { Failure } from '@shared/kernel/result.ts';
import { TITLE_MOST, type WorkKind } from '@shared/domain/making/works.ts';
import type { AppContext } from '../../kernel/app.ts';
import { withinLimits } from './withinLimits.ts';

const KINDS: Readonly<Record<WorkKind, string>> = { meme: 'meme', card: 'card', painting: 'painting' };

const TEXTS = {
  title: 'Publish',
  message: (kind: WorkKind): string =>
    `Your ${KINDS[kind]} is pinned to the wall of the Bulletin Board, under your name, for everybody to see. What is it called?`,
  label: 'Title:',
  publish: 'Publish',
  cancel: 'Cancel',
  untitled: 'It needs a title.',
  publishing: 'Pinning it to the wall...',
  published: 'It hangs on the wall of the Bulletin Board.',
  held: 'You alone see it until an operator has read its title.',
  show: 'Show it',
  later: 'Close',
  failed: 'It was not published. It is still here, so that you can try again.',
  unreadable: 'The picture could not be read.',
  nameless: 'A work hangs under the name of its maker. Create your profile first, then publish it again.',
  create: 'Create Profile',
} as const;

type Asking = Pick<AppContext, 'desktop' | 'services'>;

/** What a person made and wants to publish. */
export interface NewWork {
  readonly kind: WorkKind;
  /** A PNG, JPEG or WebP of any size. */
  readonly picture: Blob;
  /** What the title's field begins with; absent: nothing. */
  readonly title?: string;
}

/** How long the sending may take (ms): a picture of some hundred kilobytes on a slow line. */
const PATIENCE_MS = 60_000;

/** Whether this person has a wall to publish to. */
export const canPublish = ({ desktop }: Pick<AppContext, 'desktop'>): boolean => desktop.hasFor('wall');

/**
 * Publishes a work to the wall of the Bulletin Board (WORK-1): says to a person without a profile that it needs one, asks for its title, sends it, and says how it went. A title
 * that is refused is asked for again. Resolves to the id of the work, and to null where nothing was published: the person
 * did not want to, is not signed in, or was told why it failed. Never rejects; the work stays with the caller.
 */
export async function publishWork(
  app: Asking,
  { kind, picture, title = '' }: NewWork,
): Promise<string | null> {
  const { desktop, services } = app;
  const { wallet, username } = services.session.get();
  if (wallet === null) {
    desktop.openFor('ask-to-sign-in');
    return null;
  }
  if (username === null) return sendToProfile(app);
  const bearable = await withinLimits(picture);
  if (bearable === null) return told(app, TEXTS.unreadable);
  const letters = toBase64(new Uint8Array(await bearable.arrayBuffer()));
  let [called, matter] = [title, ''];
  for (;;) {
    const answered = await askTitle(app, kind, called, matter);
    if (answered === null) return null;
    called = answered;
    if (called.trim() === '') {
      matter = TEXTS.untitled;
      continue;
    }
    const under = desktop.progress({ title: TEXTS.title, message: TEXTS.publishing });
    const answer = await services.api.call(
      'POST /api/works',
      { wallet, kind, title: called, picture: letters },
      { timeoutMs: PATIENCE_MS },
    );
    under.close();
    if (answer.ok) {
      await tellPublished(app, answer.value.work);
      return answer.value.work.id;
    }
    const { code, message } = answer.error;
    if (code === 'PROFILE_REQUIRED') return sendToProfile(app);
    if (!isOfTitle(answer.error)) return told(app, `${message} ${TEXTS.failed}`);
    matter = message;
  }
}

/** Whether other words may help. */
const isOfTitle = ({ code }: Failure): boolean => code === 'BAD_REQUEST' || code === 'CONFLICT';

/** The title that the person gives; null: they do not publish. `matter`: what was wrong with the last. */
async function askTitle(
  { desktop }: Asking,
  kind: WorkKind,
  value: string,
  matter: string,
): Promise<string | null> {
  return desktop.ask({
    title: TEXTS.title,
    message: matter === '' ? TEXTS.message(kind) : matter,
    icon: matter === '' ? 'question' : 'warning',
    prompt: { label: TEXTS.label, value, maxLength: TITLE_MOST },
    buttons: [TEXTS.publish, TEXTS.cancel],
  });
}

async function tellPublished(
  { desktop }: Asking,
  { id, held }: { readonly id: string; readonly held: boolean },
): Promise<void> {
  const answer = await desktop.ask({
    title: TEXTS.title,
    message: held ? `${TEXTS.published} ${TEXTS.held}` : TEXTS.published,
    icon: 'info',
    buttons: [TEXTS.show, TEXTS.later],
  });
  if (answer === TEXTS.show) desktop.openFor('wall', id);
}

async function told({ desktop }: Asking, message: string): Promise<null> {
  await desktop.ask({ title: TEXTS.title, message, icon: 'error' });
  return null;
}

async function sendToProfile({ desktop }: Asking): Promise<null> {
  const answer = await desktop.ask({
    title: TEXTS.title,
    message: TEXTS.nameless,
    icon: 'question',
    picture: 'profile',
    buttons: [TEXTS.create, TEXTS.later],
  });
  if (answer === TEXTS.create) desktop.openFor('profile');
  return null;
}
