import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../testing/signedIn.ts';

/** Pastes as a browser does: it tells of the whole text, and the field takes what has room. */
function paste(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const whole = field.value.slice(0, start) + text + field.value.slice(end);
  type(field, whole.slice(0, field.maxLength), 'insertFromPaste');
}
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string, inputType = 'insertText'): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

it('a field says that a paste was cut, beside it and to who hears it, until the text is changed', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=create-profile', routes: routesOf() });
  for (const [name, most] of [
    ['Username', 20],
    ['About you', 160],
  ] as const) {
    const field = shell.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name });
    const note = field.parentElement?.querySelector('[aria-live=polite]');
    field.select();
    paste(field, 'x'.repeat(most));
    await shell.settle();
    expect(note?.textContent).toBe('');
    field.setSelectionRange(0, 0);
    paste(field, 'yz');
    await shell.settle();
    expect(note?.textContent).toBe(`Cut to ${most} characters`);
    type(field, 'x');
    await shell.settle();
    expect(note?.textContent).toBe('');
  }
});
