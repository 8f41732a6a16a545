import { mirrorElement } from '../../engine/mirror/elements.ts';

/** Tells a screen reader what is seen and said: the picture when its scene begins, and each line as a whole. */
export interface Teller {
  tell(alt: string, line: string): void;
  destroy(): void;
}

export function createTeller(element: HTMLElement): Teller {
  const picture = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  // A log is read as it grows, so that the picture's text is not cut off by the first line.
  const log = mirrorElement('div', { role: 'log', className: 'visually-hidden' });
  log.setAttribute('aria-live', 'polite');
  element.append(picture, log);
  let altTold = '';
  let lineTold = '';
  function say(text: string): void {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    log.append(paragraph);
  }
  return {
    tell(alt, line) {
      if (alt !== altTold) {
        altTold = alt;
        picture.setAttribute('aria-label', alt);
        log.replaceChildren();
        say(alt);
      }
      if (line === lineTold) return;
      lineTold = line;
      if (line !== '') say(line);
    },
    destroy() {
      picture.remove();
      log.remove();
    },
  };
}
