import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { AppContext, DialogRequest } from '../../kernel/app.ts';
import { publishWork } from './publishWork.ts';
import { scaleWithin } from './withinLimits.ts';

interface Sent {
  readonly title: string;
}

/** A person who answers dialogs in turn, before a server that does the same. */
function person(
  says: readonly (string | null)[],
  answers: readonly Result<object>[],
  wallet: string | null = '0x01',
  username: string | null = 'Mulligan',
) {
  const asked: DialogRequest[] = [];
  const sent: Sent[] = [];
  const opened: unknown[] = [];
  const app = {
    desktop: {
      ask: async (dialog: DialogRequest) => {
        asked.push(dialog);
        return says[asked.length - 1] ?? null;
      },
      progress: () => ({ close: () => undefined }),
      openFor: (...purpose: unknown[]) => opened.push(purpose),
    },
    services: {
      session: { get: () => ({ wallet, username }) },
      api: {
        call: async (_route: string, { title }: Sent) => {
          sent.push({ title });
          return answers[sent.length - 1];
        },
      },
    },
  };
  // Only these are asked.
  const publish = async () => {
    // A Blob of Node, which can be read as those of browsers can.
    const picture = await new Response('picture', { headers: { 'content-type': 'image/png' } }).blob();
    return publishWork(app as unknown as Pick<AppContext, 'desktop' | 'services'>, { kind: 'meme', picture });
  };
  return { publish, asked, sent, opened };
}

const PUBLISHED = ok({ work: { id: '12', held: false } });

describe('publishing', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close: () => undefined }));
    return () => vi.unstubAllGlobals();
  });

  it('asks for a title, sends the work, and shows it where that is wanted', async () => {
    const { publish, sent, opened } = person(['Monday', 'Show it'], [PUBLISHED]);
    expect(await publish()).toBe('12');
    expect(sent.map(({ title }) => title)).toEqual(['Monday']);
    expect(opened).toEqual([['wall', '12']]);
  });

  it('asks again for a title that is refused, with what was typed', async () => {
    const refused = fail('BAD_REQUEST', 'That is not said here.');
    const { publish, asked, sent } = person([' ', 'Rude', 'Polite', 'Close'], [refused, PUBLISHED]);
    expect(await publish()).toBe('12');
    expect(asked.map(({ message, prompt }) => [message, prompt?.value]).slice(1, 3)).toEqual([
      ['It needs a title.', ' '],
      ['That is not said here.', 'Rude'],
    ]);
    expect(sent).toEqual([{ title: 'Rude' }, { title: 'Polite' }]);
  });

  it('says what the server says where it is enough for a day, and that the work is still here', async () => {
    const enough = fail('RATE_LIMITED', 'You have published 10 works within a day.');
    const { publish, asked } = person(['Monday'], [enough]);
    expect(await publish()).toBeNull();
    expect(asked.at(-1)?.message).toMatch(/^You have published 10 works within a day\..*still here/);
  });

  it('sends nothing for a guest, who is asked to sign in, and nothing where the person changes their mind', async () => {
    const guest = person([], [], null);
    expect(await guest.publish()).toBeNull();
    expect(guest.opened).toEqual([['ask-to-sign-in']]);
    const doubting = person([null], []);
    expect(await doubting.publish()).toBeNull();
    expect([...guest.sent, ...doubting.sent]).toEqual([]);
  });

  it('leads a person without a profile to it', async () => {
    const { publish, opened } = person(
      ['Monday', 'Create Profile'],
      [fail('PROFILE_REQUIRED', 'Create one.')],
    );
    expect(await publish()).toBeNull();
    expect(opened).toEqual([['profile']]);
  });

  it('leads a person without a profile to it before the title is typed (WORK-1)', async () => {
    const { publish, asked, sent, opened } = person(['Create Profile'], [], '0x01', null);
    expect(await publish()).toBeNull();
    expect(asked.map(({ prompt }) => prompt)).toEqual([undefined]);
    expect([sent, opened]).toEqual([[], [['profile']]]);
  });

  it('says so where the picture cannot be read', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const { publish, asked, sent } = person([], []);
    expect(await publish()).toBeNull();
    expect(asked.map(({ message }) => message)).toEqual(['The picture could not be read.']);
    expect(sent).toEqual([]);
  });
});

describe('the size of what is sent', () => {
  it.each([
    [1056, 1808, 1],
    [8192, 100, 0.5],
    [4096, 3072, 0.5],
  ])('%d x %d is drawn at %d of its size', (width, height, scale) => {
    expect(scaleWithin(width, height)).toBe(scale);
  });
});
