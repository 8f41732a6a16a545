import { expect, it } from 'vitest';

const PAGE = `
<main id="all" class="wide page"><nav aria-label="Desktop"></nav>
  <section aria-labelledby=""><button type="button" data-layer="">One</button><button disabled role="tab menu">Two</button></section>
  <section aria-label="Look here"><input type="checkbox" name="a.b"><input list=""><img alt=""><select multiple size="2"></select>
    <svg viewBox="0 0 1 1"><path class="thin"></path></svg><a href="#x" autofocus>To x</a><div data-index="10"><b>deep</b></div></section>
</main>`;

const SELECTORS = [
  '*',
  'button',
  'main > section',
  'main b',
  'main > b',
  'section > div b, nav',
  'main section [data-index="10"] b',
  '#all',
  '#b',
  '.page',
  '.pag',
  '.wide.page[id=all]',
  'path.thin',
  '[data-layer]',
  '[autofocus], [data-autofocus]',
  '*[role~="menu"],button',
  '[role="menu"]',
  '[role^=tab]',
  '[role$=menu]',
  '[aria-label*="ok he"]',
  '[aria-label^="Look "]',
  '[alt=""]',
  'img:not([alt])',
  'section[aria-labelledby]:not([aria-labelledby=""])',
  'input:not([type]):not([list])',
  'input[list]:not([list=""])[type="url"]',
  'input[name="a.b"][type="checkbox"]',
  'button:not(:disabled)',
  'button:first-child + button',
  ':scope > main',
  'select[multiple]',
];

it('the page of tests answers every kind of selector as jsdom does by itself', () => {
  const untouched = document.implementation.createHTMLDocument();
  untouched.body.innerHTML = PAGE;
  document.body.innerHTML = PAGE;
  const answers = ({ body }: Document): unknown =>
    SELECTORS.map((selector) => [
      selector,
      Array.from(body.querySelectorAll(selector), ({ outerHTML }) => outerHTML),
      body.querySelector(selector)?.outerHTML,
      Array.from(body.querySelectorAll('*'), (element) => element.matches(selector)),
      body.querySelector('b')?.closest(selector)?.outerHTML,
    ]);
  expect(answers(document)).toEqual(answers(untouched));
});

it('a selector that is none is refused', () => {
  const none = ['', ' ', 'a,', ', a', 'a >', '> a', '[data-index=10]', 'a..b', '#1'];
  for (const selector of none) expect(() => document.body.querySelector(selector), selector).toThrow();
});
