// @vitest-environment jsdom
import { Blob as ReadableBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inFolder, PICTURES } from '@shared/domain/system/disk/entries.ts';
import type { Toast } from '../../kernel/app.ts';
import { theDisk } from '../../overlays/disk/theDisk.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { capture, type CaptureParts } from './capture.ts';
import { CAPTURE_TEXTS } from './texts.ts';

const { prototype } = HTMLCanvasElement;
/** What jsdom's document has not. */
const STILL_PAGE = {
  fonts: { value: [], configurable: true },
  getAnimations: { value: () => [], configurable: true },
};
let made = 0;

/** A browser that draws: no test reads a pixel. */
beforeEach(() => {
  fakeDatabase();
  made = 0;
  Object.defineProperties(document, STILL_PAGE);
  vi.stubGlobal('Blob', ReadableBlob);
  vi.stubGlobal(
    'FileReader',
    class {
      result = 'data:,';
      onload = (): void => undefined;
      readAsDataURL(): void {
        this.onload();
      }
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = (): Promise<void> => Promise.resolve();
    },
  );
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => setTimeout(frame, 0));
  const context = { translate: vi.fn(), drawImage: vi.fn() };
  // Of a context, a capture asks for no more than this.
  vi.spyOn(prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return Object.assign(context, { canvas: this }) as unknown as null;
  });
  vi.spyOn(prototype, 'toBlob').mockImplementation((take) => take(new Blob([`picture ${(made += 1)}`])));
});

afterEach(() => {
  for (const name of Object.keys(STILL_PAGE)) Reflect.deleteProperty(document, name);
});

function desk() {
  const toasts: Toast[] = [];
  const ask = vi.fn<CaptureParts['programs']['ask']>().mockResolvedValue(null);
  const services = { tabs: fakeBrowser().tab() };
  const window = {
    id: 'radio',
    actor: {
      getSnapshot: () => ({
        matches: () => false,
        hasTag: () => false,
        context: {
          title: 'Radio: 88.5?',
          bounds: { x: -20, y: 30, width: 300, height: 200 },
          screen: { width: 1280, height: 800 },
          spec: { dialog: false, minWidth: 100 },
        },
      }),
    },
  };
  const area = { width: 1280, height: 772, compact: false, touch: false };
  const parts = {
    stage: fakeStage(),
    desktop: { getSnapshot: () => ({ context: { stack: [window], area } }) },
    programs: { ask, openFor: vi.fn(), toast: (toast: Toast) => toasts.push(toast) },
    services,
  } as unknown as CaptureParts;
  const files = () => inFolder(theDisk(parts.services).get().entries, PICTURES).map(({ name }) => name);
  return { parts, ask, toasts, files };
}

it('keeps pictures of the desktop and of a window in Pictures, one number after the other (CAPTURE-1)', async () => {
  const { parts, toasts, files } = desk();
  for (const window of [null, null, 'radio']) await capture(parts, window);
  expect(files().toSorted()).toEqual(['Desktop 1.png', 'Desktop 2.png', 'Radio_ 88.5_ 1.png']);
  expect(toasts.map(({ title, description }) => [title, description])[0]).toEqual([
    'Saved on drive C',
    'C:\\Pictures\\Desktop 1.png',
  ]);
});

it('takes no picture of a window that is no longer there', async () => {
  const { parts, ask, toasts, files } = desk();
  await capture(parts, 'gone');
  expect([files(), toasts, ask.mock.calls]).toEqual([[], [], []]);
});

it.each([
  ['refused', new DOMException('tainted', 'SecurityError')],
  ['failed', new Error('no memory')],
] as const)('says so where the picture is %s, and keeps nothing (CAPTURE-1)', async (why, fault) => {
  const { parts, ask, toasts, files } = desk();
  vi.spyOn(prototype, 'toBlob').mockImplementation(() => {
    throw fault;
  });
  await capture(parts, null);
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    title: 'Capture',
    message: CAPTURE_TEXTS[why],
    icon: 'error',
  });
  expect([files(), toasts]).toEqual([[], []]);
});
