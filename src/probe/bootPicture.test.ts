// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideBootPicture, showBootPicture } from './bootPicture.ts';

const boot = () => document.querySelector<HTMLElement>('#boot');
const shown = () => [...(boot()?.children ?? [])].map(({ tagName }) => tagName.toLowerCase());

describe('the boot picture of the page', () => {
  let asked: HTMLImageElement[];

  beforeEach(() => {
    document.body.innerHTML = '<div id="boot" hidden><svg></svg><p>Starting</p></div>';
    asked = [];
    const Asked = function ask(): HTMLImageElement {
      const image = document.createElement('img');
      asked.push(image);
      return image;
    };
    vi.stubGlobal('Image', Asked);
  });

  afterEach(() => void vi.unstubAllGlobals());

  it('is seen at once, and gives its place to the rendered one when that has come', () => {
    showBootPicture('/boot-logo.webp');
    expect([boot()?.hidden, shown()]).toEqual([false, ['svg', 'p']]);
    asked[0]?.dispatchEvent(new Event('load'));
    expect(shown()).toEqual(['img', 'p']);
  });

  it('stays as it is drawn where the rendered one does not come, or where there is none', () => {
    showBootPicture('/boot-logo.webp');
    asked[0]?.dispatchEvent(new Event('error'));
    expect(shown()).toEqual(['svg', 'p']);
    hideBootPicture();
    document.body.innerHTML = '<div id="boot" hidden><svg></svg></div>';
    showBootPicture('');
    expect([boot()?.hidden, asked.length]).toEqual([false, 1]);
  });

  it('is asked for once, however often it is shown', () => {
    showBootPicture('/boot-logo.webp');
    showBootPicture('/boot-logo.webp');
    expect(asked).toHaveLength(1);
  });

  it('is gone when it is over, and a picture that comes late does not bring it back', () => {
    showBootPicture('/boot-logo.webp');
    hideBootPicture();
    asked[0]?.dispatchEvent(new Event('load'));
    showBootPicture('/boot-logo.webp');
    expect([boot(), document.images.length]).toEqual([null, 0]);
  });
});
