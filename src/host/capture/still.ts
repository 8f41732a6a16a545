import { STILL } from '../../engine/surface/still.ts';
import { createInlined, dataUrl, drawn, type Inlined } from './inlined.ts';

/*
 * Browsers draw no element on a canvas, but they draw SVG, and SVG may hold elements (`foreignObject`). So a copy of the
 * page's DOM becomes a picture, with the page's own rules and all files written into it. Libraries that do so write the
 * computed style of each element beside it: for two windows 4 MB and a task of 0.7 s.
 */

/** A still of elements of the page. */
export interface Still {
  /** The address of a picture of the page's size. */
  readonly picture: Promise<string>;
  /** What had to be left out, once the picture is there. */
  readonly leftOut: ReadonlySet<string>;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Letters that XML refuses, which a person may have pasted. */
const REFUSED_BY_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What moves stands as it does in this moment (`standStill`). */
const STANDS = '*,::before,::after{animation:none!important;transition:none!important}';

/** A still of `element` as it is in this task; what it shows of other files comes later. */
export function stillOf(
  element: HTMLElement,
  size: { readonly width: number; readonly height: number },
): Still {
  const inlined = createInlined();
  const copy = copyOf(element);
  const copies = [...copy.entries()];
  standStill(copy);
  for (const [original, copied] of copies) keepShown(original, copied);
  for (const [original, copied] of copies) keepScrolled(original, copied);
  const root = document.createElementNS(SVG, 'svg');
  const holder = document.createElementNS(SVG, 'foreignObject');
  for (const sized of [root, holder]) {
    sized.setAttribute('width', String(size.width));
    sized.setAttribute('height', String(size.height));
  }
  // What is said of the page's root: its classes, the colors of the theme.
  const { documentElement } = document;
  root.setAttribute('class', documentElement.className);
  root.style.cssText = documentElement.style.cssText;
  const style = document.createElementNS(SVG, 'style');
  const top = copy.get(element);
  if (top !== undefined) holder.append(top);
  root.append(style, holder);

  async function picture(): Promise<string> {
    style.textContent = `${await shownRules(inlined)}${STANDS}`;
    await withFiles(root, copies, inlined);
    const text = new XMLSerializer().serializeToString(root).replaceAll(REFUSED_BY_XML, '');
    return dataUrl(new Blob([text], { type: 'image/svg+xml' }));
  }
  return { picture: picture(), leftOut: inlined.leftOut };
}

type Copy = ReadonlyMap<Element, Element>;

/** A copy of an element and of all in it that is seen, by the originals. */
function copyOf(element: Element): Copy {
  const top = element.cloneNode(true);
  const copies = new Map<Element, Element>();
  if (!(top instanceof Element)) return copies;
  const inside = top.querySelectorAll('*');
  copies.set(element, top);
  for (const [index, original] of element.querySelectorAll('*').entries()) {
    const copied = inside[index];
    if (copied === undefined || !top.contains(copied)) continue;
    if (original.matches('[hidden], .unseen')) copied.remove();
    else copies.set(original, copied);
  }
  return copies;
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The rules of the page's sheets, with those fonts alone that something is written in. */
async function shownRules(inlined: Inlined): Promise<string> {
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(fonts.map(({ family }) => plain(family)));
  const isShown = (face: string): boolean =>
    families.has(plain(/font-family:\s*([^;}]+)/.exec(face)?.[1] ?? ''));
  const rulesOf = async (sheet: CSSStyleSheet): Promise<string> => {
    const rules = await sourceOf(sheet);
    const shown = rules.replaceAll(FONT_FACE, (face) => (isShown(face) ? face : ''));
    return inlined.css(shown, sheet.href ?? document.baseURI);
  };
  return (await Promise.all([...document.styleSheets].map(rulesOf))).join('\n');
}

/** A sheet as it was written. Its rules as the browser has them may lack values: of shorthands with variables. */
async function sourceOf({ href, ownerNode, cssRules }: CSSStyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? '';
  const answer = await fetch(href).catch(() => null);
  return answer?.ok === true ? answer.text() : [...cssRules].map(({ cssText }) => cssText).join('\n');
}

const plain = (family: string): string => family.trim().replaceAll(/["']/g, '');

/** Gives copies of what moves the style that it has now. */
function standStill(copies: Copy): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) continue;
    const copied = effect.target === null ? undefined : copies.get(effect.target);
    if (!isStyled(copied) || effect.target === null) continue;
    const now = getComputedStyle(effect.target);
    for (const property of new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))) {
      const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      copied.style.setProperty(name, now.getPropertyValue(name));
    }
  }
}

const isStyled = (element: Element | undefined): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** Writes into the copy what of an element only its properties say. */
function keepShown(original: Element, copied: Element): void {
  if (original instanceof HTMLInputElement) keepField(original, copied);
  else if (original instanceof HTMLTextAreaElement) copied.textContent = original.value;
  else if (original instanceof HTMLOptionElement) copied.toggleAttribute('selected', original.selected);
  else if (original instanceof HTMLCanvasElement && copied instanceof HTMLCanvasElement)
    keepCanvas(original, copied);
  else if (original instanceof HTMLImageElement && copied instanceof HTMLImageElement) {
    for (const name of ['srcset', 'sizes', 'loading']) copied.removeAttribute(name);
    const { currentSrc } = original;
    copied.setAttribute(
      'src',
      currentSrc.startsWith('blob:') && original.naturalWidth > 0 ? drawn(original) : currentSrc,
    );
  } else if (original.localName === 'source') copied.remove();
}

/** What is secret stays so. */
function keepField(original: HTMLInputElement, copied: Element): void {
  if (original.type === 'password') copied.removeAttribute('value');
  else if (['checkbox', 'radio'].includes(original.type)) copied.toggleAttribute('checked', original.checked);
  else copied.setAttribute('value', original.value);
}

/** Lays what is on a canvas behind its copy, which is empty: rules that are about canvases are about the copy, too. */
function keepCanvas(original: HTMLCanvasElement, copied: HTMLCanvasElement): void {
  if (original.width === 0 || original.height === 0) return;
  original.dispatchEvent(new Event(STILL));
  copied.style.background = `url("${original.toDataURL()}") 0 0 / 100% 100% no-repeat`;
}

/**
 * Leaves the content of a copy where it was scrolled to. No script runs in a picture, so that the browser is led there: the
 * one place at which it may rest is that one.
 */
function keepScrolled(original: Element, copied: Element): void {
  const { scrollLeft, scrollTop } = original;
  if ((scrollLeft === 0 && scrollTop === 0) || !(copied instanceof HTMLElement)) return;
  const scroller = original instanceof HTMLTextAreaElement ? asBlock(original, copied) : copied;
  const rest = document.createElement('div');
  rest.style.cssText = `position:absolute;left:${scrollLeft}px;top:${scrollTop}px;width:1px;height:1px;scroll-snap-align:start;visibility:hidden`;
  scroller.style.setProperty('scroll-snap-type', 'both mandatory');
  scroller.style.setProperty('scroll-padding', '0');
  if (getComputedStyle(original).position === 'static') scroller.style.position = 'relative';
  scroller.append(rest);
}

/** A text that is scrolled, as an element that looks the same: nothing can be laid into a field. */
function asBlock(original: HTMLTextAreaElement, copied: HTMLElement): HTMLElement {
  const block = document.createElement('div');
  const style = getComputedStyle(original);
  for (const name of style) block.style.setProperty(name, style.getPropertyValue(name));
  block.textContent = original.value;
  copied.replaceWith(block);
  return block;
}

/** Writes the files that the copies name into them. */
async function withFiles(
  root: SVGElement,
  copies: readonly (readonly [Element, Element])[],
  inlined: Inlined,
): Promise<void> {
  for (const copied of [root, ...copies.map(([, one]) => one)]) {
    // By its properties: the policy refuses the attribute.
    const style = copied.getAttribute('style') ?? '';
    if (isStyled(copied) && style.includes('url(')) copied.style.cssText = await inlined.css(style);
    const name = copied.localName === 'img' ? 'src' : copied.localName === 'image' ? 'href' : null;
    const address = name === null ? null : copied.getAttribute(name);
    if (name !== null && address) copied.setAttribute(name, (await inlined.of(address)) ?? 'data:,');
  }
}
