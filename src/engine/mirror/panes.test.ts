import { beforeEach, describe, expect, it } from 'vitest';
import { panesOf, movePaneFocus, type Pane, type Panes } from './panes.ts';

describe('the panes of the screen', () => {
  let panes: Panes;

  function button(pane: Pane, label: string, order: number | null, name = label): () => void {
    const element = document.createElement('button');
    element.textContent = label;
    pane.element.append(element);
    return pane.add({ name, order: () => order, focus: () => element.focus() });
  }
  const focused = (): string | null | undefined => document.activeElement?.textContent;
  const walk = (step: 1 | -1) => (movePaneFocus(panes, step), focused());

  beforeEach(() => {
    document.body.innerHTML = '<div><nav></nav><main></main><footer></footer></div>';
    panes = panesOf(document.body);
    button(panes.desktop, 'Wallet', 0);
    button(panes.taskbar, 'Start', 1);
    button(panes.taskbar, 'Help', 0);
  });

  it('are walked round one after the other, each by its foremost', () => {
    button(panes.windows, 'Behind', 1);
    button(panes.windows, 'In front', 2);
    panes.desktop.focus();
    expect([walk(1), walk(1), walk(1), walk(-1), walk(-1)]).toEqual([
      'In front',
      'Start',
      'Wallet',
      'Start',
      'In front',
    ]);
  });

  it('are passed over where nothing takes the keyboard', () => {
    button(panes.windows, 'Minimised', null);
    panes.desktop.focus();
    expect([walk(1), walk(1)]).toEqual(['Start', 'Wallet']);
  });

  it('give the keyboard to what is named, as long as it is there', () => {
    const withdraw = button(panes.taskbar, 'Notes', 0);
    expect(panes.taskbar.focus('Notes')).toBe(true);
    expect(focused()).toBe('Notes');
    panes.desktop.focus();
    withdraw();
    expect(panes.taskbar.focus('Notes')).toBe(false);
    expect(focused()).toBe('Wallet');
  });
});
