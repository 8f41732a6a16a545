import { fireEvent, getByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext, DialogRequest } from '../kernel/app.ts';
import { mountDialog } from './Dialog.tsx';
import { act } from '../testing/act.ts';

describe('a dialog', () => {
  const answer = vi.fn();
  beforeEach(() => {
    answer.mockClear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
  });

  async function show(content: Partial<DialogRequest> = {}): Promise<HTMLElement> {
    const host = document.createElement('div');
    document.body.append(host);
    // A dialog asks its context for sounds, and its picture whether the server is there.
    const services = { online: { whenBack: () => () => undefined } };
    const app = { sound: () => undefined, services } as unknown as AppContext;
    const request: DialogRequest = { title: 'Sure?', message: 'Really?', icon: 'question', ...content };
    await act(async () => mountDialog(host, app, request, { answer, grow: () => undefined }));
    return host;
  }
  const press = (host: HTMLElement, name: string) => fireEvent.click(getByRole(host, 'button', { name }));

  it('answers once, whatever else is pressed until it is gone', async () => {
    const host = await show({ buttons: ['Yes', 'No'] });
    press(host, 'No');
    press(host, 'Yes');
    press(host, 'No');
    fireEvent.keyDown(getByRole(host, 'button', { name: 'No' }), { key: 'Escape' });
    expect(answer.mock.calls).toEqual([['No']]);
  });

  it.each([
    ['Yes', {}],
    ['No', { isFinal: true }],
  ] as const)('has the focus on what Enter answers: %s', async (name, content) => {
    const host = await show({ buttons: ['Yes', 'No'], ...content });
    const button = getByRole(host, 'button', { name });
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute('type'), button.dataset['default']]).toEqual(['submit', 'true']);
  });

  it('declines by Enter and by Escape where it cannot be undone (SHELL-25)', async () => {
    const first = await show({ buttons: ['Buy', 'Think again', 'No'], isFinal: true });
    fireEvent.submit(getByRole(first, 'button', { name: 'Buy' }));
    const second = await show({ buttons: ['Buy', 'No'], isFinal: true });
    fireEvent.keyDown(getByRole(second, 'button', { name: 'Buy' }), { key: 'Escape' });
    expect(answer.mock.calls).toEqual([['No'], [null]]);
  });

  it('answers nothing more after Escape', async () => {
    const host = await show({ prompt: { label: 'Name', value: 'Rosie' }, buttons: ['OK', 'Cancel'] });
    fireEvent.keyDown(getByRole(host, 'textbox'), { key: 'Escape' });
    press(host, 'OK');
    expect(answer.mock.calls).toEqual([[null]]);
  });
});
