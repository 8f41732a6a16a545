// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enliven, hideBootPicture, showBootPicture } from './bootPicture.ts';

const boot = () => document.querySelector<HTMLElement>('#boot');
const shown = () => [...(boot()?.children ?? [])].map(({ tagName }) => tagName.toLowerCase());

describe('the boot picture of the page', () => {
  let asked: HTMLImageElement[];

  beforeEach(() => {
    document.body.innerHTML = '<div id="boot" hidden><svg></svg><svg></svg></div>';
    asked = [];
    const Asked = function ask(): HTMLImageElement {
      const image = document.createElement('img');
      asked.push(image);
      return image;
    };
    vi.stubGlobal('Image', Asked);
  });

  afterEach(() => void vi.unstubAllGlobals());

  it('is seen at once, and gives its place to the rendered one when that has come (BOOT-1)', () => {
    showBootPicture();
    expect([boot()?.hidden, shown(), asked.length]).toEqual([false, ['svg', 'svg'], 0]);
    enliven('/boot-logo.webp');
    expect([boot()?.className, shown()]).toEqual(['lives', ['svg', 'svg']]);
    asked[0]?.dispatchEvent(new Event('load'));
    expect(shown()).toEqual(['img', 'svg']);
  });

  it('stays as it is drawn where the rendered one does not come', () => {
    showBootPicture();
    enliven('/boot-logo.webp');
    asked[0]?.dispatchEvent(new Event('error'));
    expect(shown()).toEqual(['svg', 'svg']);
  });

  it('is not asked for where it is not shown, or is over', () => {
    enliven('/boot-logo.webp');
    hideBootPicture();
    enliven('/boot-logo.webp');
    expect([boot(), asked.length]).toEqual([null, 0]);
  });

  it('is gone when it is over, and a picture that comes late does not bring it back', () => {
    showBootPicture();
    enliven('/boot-logo.webp');
    hideBootPicture();
    asked[0]?.dispatchEvent(new Event('load'));
    showBootPicture();
    expect([boot(), document.images.length]).toEqual([null, 0]);
  });
});
