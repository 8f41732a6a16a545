/** What takes the keyboard in a pane: an icon, a window, a button. */
export interface Stop {
  /** Tells it from others of the pane, for a caller that asks for it by name. */
  readonly name?: string;
  /** The stop with the highest order gets the keyboard when no name is given; null: it takes none now. */
  readonly order: () => number | null;
  readonly focus: () => void;
}

/** A part of the screen that the keyboard goes round: a layer of the mirror, and what in it takes the keyboard. */
export interface Pane {
  readonly element: HTMLElement;
  /** Says what takes the keyboard here; the answer withdraws that. */
  add(stop: Stop): () => void;
  /** Gives the keyboard to the stop of this name, or to the foremost; false: none takes it. */
  focus(name?: string): boolean;
}

/** The icons, the windows, and the taskbar with what opens from it: from the back to the front. */
export interface Panes {
  readonly desktop: Pane;
  readonly windows: Pane;
  readonly taskbar: Pane;
}

export function createPane(element: HTMLElement): Pane {
  const stops = new Set<Stop>();
  return {
    element,
    add(stop) {
      stops.add(stop);
      return () => {
        stops.delete(stop);
      };
    },
    focus(name) {
      let best: Stop | null = null;
      let highest = -Infinity;
      for (const stop of stops) {
        const order = name === undefined || stop.name === name ? stop.order() : null;
        if (order === null || order <= highest) continue;
        best = stop;
        highest = order;
      }
      best?.focus();
      return best !== null;
    },
  };
}

/** The panes of the page's mirror (index.html). Throws when it lacks one. */
export function panesOf(mirror: HTMLElement): Panes {
  const pane = (tag: 'nav' | 'main' | 'footer'): Pane => {
    const layer = mirror.querySelector<HTMLElement>(tag);
    if (layer === null) throw new Error(`the mirror lacks its ${tag}`);
    return createPane(layer);
  };
  return { desktop: pane('nav'), windows: pane('main'), taskbar: pane('footer') };
}

/** Gives the keyboard to the next part of the screen that takes it; a step of -1 goes the other way round. */
export function movePaneFocus({ desktop, windows, taskbar }: Panes, step: 1 | -1): void {
  const round = [desktop, windows, taskbar];
  const from = Math.max(
    0,
    round.findIndex(({ element }) => element.contains(document.activeElement)),
  );
  for (let tried = 1; tried <= round.length; tried++) {
    if (round[(from + step * tried + round.length * tried) % round.length]?.focus() === true) return;
  }
}
