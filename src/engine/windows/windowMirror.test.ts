import { expect, it } from 'vitest';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { aWindow } from '../../testing/windows.ts';
import { createWindowMirror } from './windowMirror.ts';

it('takes nothing but a press on itself while it is held, and then has the keyboard back where it was (SHELL-26)', async () => {
  await prepareWidgets();
  const mirror = createWindowMirror({ onPress: () => undefined, onChange: () => undefined });
  document.body.append(mirror.element);
  const field = mirror.body.appendChild(document.createElement('input'));
  const inert = () => Array.from(mirror.element.children, (part) => (part as HTMLElement).inert);
  const show = (state: { readonly active: boolean; readonly held: boolean }) =>
    mirror.show(aWindow({ x: 0, y: 0, width: 320, height: 240 }, {}, state));
  show({ active: true, held: false });
  field.focus();
  show({ active: false, held: true });
  expect(inert()).not.toContain(false);
  expect(mirror.element.inert).toBeFalsy();
  // What a browser does with the focus of what is made inert.
  field.blur();
  show({ active: true, held: false });
  expect(inert()).not.toContain(true);
  expect(document.activeElement).toBe(field);
});
