// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stillOf } from './still.ts';

/** What jsdom's document has not. */
const STILL_PAGE = {
  fonts: { value: [], configurable: true },
  getAnimations: { value: () => [], configurable: true },
};
beforeEach(() => {
  const answer = { ok: true, blob: () => Promise.resolve(new Blob(['the picture'])) };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
  Object.defineProperties(document, STILL_PAGE);
});
afterEach(() => {
  for (const name of Object.keys(STILL_PAGE)) Reflect.deleteProperty(document, name);
});

/** The picture of what the page has, read as XML. */
async function picturedOf(html: string): Promise<{ readonly picture: Document; readonly leftOut: string[] }> {
  document.body.innerHTML = `<div id="mirror">${html}</div>`;
  return pictured();
}

async function pictured(): Promise<{ readonly picture: Document; readonly leftOut: string[] }> {
  const mirror = document.querySelector<HTMLElement>('#mirror');
  if (mirror === null) throw new Error('the page has no mirror');
  const { picture, leftOut } = stillOf(mirror, { width: 390, height: 844 });
  const address = await picture;
  const [, base64 = ''] = address.split(',');
  const xml = new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));
  return { picture: new DOMParser().parseFromString(xml, 'image/svg+xml'), leftOut: [...leftOut] };
}

const attribute = (picture: Document, selector: string, name: string) =>
  picture.querySelector(selector)?.getAttribute(name) ?? null;

it('has what fields say and what is chosen, and never a password (CAPTURE-1)', async () => {
  document.body.innerHTML = `<div id="mirror"><input id="name"><input id="word" type="password" value="old"><input id="on" type="checkbox">
    <textarea id="note"></textarea><select id="theme"><option>A</option><option>B</option></select></div>`;
  const field = (id: string) => document.querySelector(`#${id}`);
  Object.assign(field('name') ?? {}, { value: 'Ann & <Bob>' });
  Object.assign(field('word') ?? {}, { value: 'secret' });
  Object.assign(field('on') ?? {}, { checked: true });
  Object.assign(field('note') ?? {}, { value: 'two\nlines' });
  Object.assign(field('theme') ?? {}, { selectedIndex: 1 });
  const { picture } = await pictured();
  expect(attribute(picture, '#name', 'value')).toBe('Ann & <Bob>');
  expect(attribute(picture, '#word', 'value')).toBeNull();
  expect(attribute(picture, '#on', 'checked')).not.toBeNull();
  expect(picture.querySelector('#note')?.textContent).toBe('two\nlines');
  expect([...picture.querySelectorAll('option')].map((option) => option.hasAttribute('selected'))).toEqual([
    false,
    true,
  ]);
  expect(picture.documentElement.textContent).not.toContain('secret');
});

it('has no window that is minimized or wholly covered, nor what XML refuses', async () => {
  const { picture } = await picturedOf(
    '<section class="window" hidden>away</section><section class="window unseen">under</section><p>seen\u0008\u0001</p>',
  );
  expect(picture.querySelector('foreignObject')?.textContent).toBe('seen');
});

it('stands where the content was scrolled to', async () => {
  document.body.innerHTML = '<div id="mirror"><ul id="list"><li>one</li></ul></div>';
  const list = document.querySelector('#list');
  if (list !== null) list.scrollTop = 120;
  const { picture } = await pictured();
  const rest = picture.querySelector<HTMLElement>('#list > div');
  expect(attribute(picture, '#list', 'style')).toContain('scroll-snap-type: both mandatory');
  expect(rest?.getAttribute('style')).toMatch(/top: 120px.*scroll-snap-align: start/);
});

it('holds pictures of the site, and names what is of another one instead of asking for it (CAPTURE-1)', async () => {
  const { picture, leftOut } = await picturedOf(
    `<i style='background: url("/bin.png")'></i><i id="there" style='background: url("https://elsewhere.example/cat.png")'></i>`,
  );
  const styles = [...picture.querySelectorAll('i')].map((one) => one.getAttribute('style'));
  expect(styles[0]).toContain('url("data:');
  expect(styles[1]).not.toContain('elsewhere');
  expect(leftOut).toEqual(['elsewhere.example']);
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([`${location.origin}/bin.png`]);
});

it('says what did not come', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('no network'));
  const { leftOut } = await picturedOf(`<i style='background: url("/pictures/bin.png")'></i>`);
  expect(leftOut).toEqual(['bin.png']);
});
