import { Container } from 'pixi.js';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { WindowFrame } from '../widgets/windowFrame.ts';
import { fakeStage, prepareWidgets } from '../../testing/fakeStage.ts';
import { aWindow } from '../../testing/windows.ts';
import { keepKeyboard } from './windowKeyboard.ts';

let frame: WindowFrame;
let closed: AbortController;
const button = (label: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = label;
  return made;
};
const body = (): HTMLElement => frame.body.element;
/** The observers of the page have their turn. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

beforeAll(prepareWidgets);
beforeEach(() => {
  const view = aWindow({ x: 0, y: 0, width: 300, height: 200 });
  frame = new Container().addChild(new WindowFrame({ stage: fakeStage(), view }));
  closed = new AbortController();
  keepKeyboard(frame, closed.signal);
});

it('the window takes the keyboard back where a step takes away what had it', async () => {
  const first = button('Wallet');
  body().append(first);
  first.focus();
  first.replaceWith(document.createTextNode('Waiting'));
  await settled();
  expect(document.activeElement).toBe(frame.element);
});

it('what asks for the keyboard gets it from what is gone, and from the window itself', async () => {
  const first = button('Next');
  const asks = button('Finish');
  asks.dataset['autofocus'] = '';
  body().append(first);
  first.focus();
  first.replaceWith(asks);
  await settled();
  expect(document.activeElement).toBe(asks);

  frame.element.focus();
  const again = button('Again');
  again.dataset['autofocus'] = '';
  asks.replaceWith(again);
  await settled();
  expect(document.activeElement).toBe(again);
});

it('a button that cannot be pressed for a while has the keyboard again afterwards', async () => {
  const save = button('Save');
  body().append(save);
  save.focus();
  // Browsers take the focus away themselves, at the next frame.
  save.blur();
  save.disabled = true;
  await settled();
  expect(document.activeElement).toBe(document.body);
  save.disabled = false;
  await settled();
  expect(document.activeElement).toBe(save);
});

it('what the person turned away from stays without the keyboard', async () => {
  const field = document.createElement('input');
  field.dataset['autofocus'] = '';
  body().append(field);
  await settled();
  field.focus();
  field.blur();
  await settled();
  body().append(button('A message that came'));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('a window that is not in front takes nothing', async () => {
  const first = button('Wallet');
  body().append(first);
  first.focus();
  frame.view = { ...frame.view, active: false };
  first.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
