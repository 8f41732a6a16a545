import { describe, expect, it, vi } from 'vitest';
import { openPushed, showPushed, type NewsScope } from './shown.ts';

const SENT = {
  tag: '812',
  title: 'Ann wrote on your page',
  body: '',
  app: 'chat-rooms',
  params: 'Study Hall',
};

/** A worker with desktops that are looked at or not. */
function scopeWith(...visibilities: readonly DocumentVisibilityState[]) {
  const pages = visibilities.map((visibilityState) => ({
    visibilityState,
    focus: vi.fn(() => Promise.resolve()),
    postMessage: vi.fn(),
  }));
  const scope = {
    registration: { showNotification: vi.fn((..._shown: readonly unknown[]) => Promise.resolve()) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: vi.fn((_address: string) => Promise.resolve()),
    },
  } satisfies NewsScope;
  return { scope, pages };
}

describe('what is pushed', () => {
  it('is shown by the browser while no desktop is looked at, once for its tag (PUSH-8)', async () => {
    const { scope, pages } = scopeWith('hidden');
    await showPushed(scope, SENT, false);
    expect(scope.registration.showNotification.mock.calls).toMatchObject([
      [SENT.title, { tag: '812', body: '', data: { type: 'OPEN_NEWS', app: 'chat-rooms' } }],
    ]);
    expect(pages[0]?.postMessage).not.toHaveBeenCalled();
  });

  it('is told a desktop that is looked at, and in Safari shown as well', async () => {
    const { scope, pages } = scopeWith('visible');
    await showPushed(scope, SENT, false);
    expect(pages[0]?.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'NEWS_CAME' }));
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
    await showPushed(scope, SENT, true);
    expect(scope.registration.showNotification).toHaveBeenCalledOnce();
  });

  it.each([null, 'text', {}, { ...SENT, params: 4 }])(
    'is left alone where it is no news: %j',
    async (sent) => {
      const { scope } = scopeWith();
      await showPushed(scope, sent, false);
      await openPushed(scope, sent);
      expect(scope.registration.showNotification).not.toHaveBeenCalled();
      expect(scope.clients.openWindow).not.toHaveBeenCalled();
    },
  );

  it('opens its program when it is pressed: in a desktop that is open, else in a new one (PUSH-8)', async () => {
    const pressed = { type: 'OPEN_NEWS', app: 'chat-rooms', params: 'Study Hall' };
    const { scope, pages } = scopeWith('hidden');
    await openPushed(scope, pressed);
    expect(pages[0]?.focus).toHaveBeenCalledOnce();
    expect(pages[0]?.postMessage).toHaveBeenCalledWith(pressed);
    const { scope: alone } = scopeWith();
    await openPushed(alone, pressed);
    await openPushed(alone, { ...pressed, app: 'beeper', params: null });
    expect(alone.clients.openWindow.mock.calls).toEqual([
      ['/?open=chat-rooms%3AStudy%20Hall'],
      ['/?open=beeper'],
    ]);
  });
});
