import { describe, expect, it } from 'vitest';
import type { DialogRequest } from '../../kernel/app.ts';
import { windowId } from '../desktop/desktopMachine.ts';
import { dialogSpec } from './dialogSpec.ts';

const request: DialogRequest = { title: 'Saved', message: 'Your name was saved.', icon: 'info' };
const spec = (changes: Partial<DialogRequest> = {}, serial = '1') =>
  dialogSpec({ ...request, ...changes }, serial, () => undefined);

describe('dialogSpec', () => {
  it('is a window that can only be closed', () => {
    expect(spec()).toMatchObject({
      title: 'Saved',
      resizable: false,
      maximizable: false,
      minimizable: false,
      hasHelp: false,
    });
  });

  it('makes a window of its own for each dialog', () => {
    expect(windowId(spec({}, '1'))).not.toBe(windowId(spec({}, '2')));
  });

  it('is higher for a longer message and for a field to type into', () => {
    const short = Number(spec().height);
    expect(Number(spec({ message: 'word '.repeat(30) }).height)).toBeGreaterThan(short);
    expect(Number(spec({ prompt: { label: 'Username' } }).height)).toBeGreaterThan(short);
  });
});
