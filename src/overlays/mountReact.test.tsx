// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../kernel/app.ts';
import { mountReact } from './mountReact.tsx';

/** A body of these tests asks its context for nothing but the sounds of its controls. */
const app = { sound: () => undefined } as unknown as AppContext;
const body = mountReact(() => <button data-autofocus>Next</button>);

describe('the body of a window', () => {
  let window: HTMLElement;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.innerHTML = '<input><section tabindex="-1"></section>';
    window = document.querySelector('section') ?? document.body;
  });

  it('hands the keyboard that its window was given on to what asks for it', () => {
    window.focus();
    act(() => void body(window, app));
    expect(document.activeElement?.textContent).toBe('Next');
  });

  it('takes it from nobody who types elsewhere', () => {
    const field = document.querySelector('input');
    field?.focus();
    act(() => void body(window, app));
    expect(document.activeElement).toBe(field);
  });

  it('leaves it alone where nobody has it', () => {
    act(() => void body(window, app));
    expect(document.activeElement).toBe(document.body);
  });
});
