import type { SceneHost } from '../../../kernel/app.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import { mirrorElement } from '../../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import { Caption, readingTime } from './caption.ts';

/** Tells what happens in a place, to the eyes and to a screen reader. */
export interface Voice {
  /** Shows a line for as long as it takes to read it; nothing hides the line before. */
  say(text: string): void;
  /** Tells those who do not see it what is to be seen. */
  describe(text: string): void;
  destroy(): void;
}

/**
 * Gives a body its voice, on top of all that is drawn there later.
 *
 * @param foot how much of the body's foot is covered, in logical pixels
 */
export function createVoice(
  { root, element, stage, size }: SceneHost,
  foot: Readable<number> = store(0),
): Voice {
  const caption = root.addChild(new Caption());
  const said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });
  element.append(said);
  const theme = () => stage.display.get().theme;
  const free = () => ({ ...size.get(), height: size.get().height - foot.get() });
  const layout = (): void => caption.layout(free(), theme());
  const unwatch = [size.subscribe(layout), foot.subscribe(layout), stage.display.subscribe(layout)];
  let silence: ReturnType<typeof setTimeout> | undefined;

  function say(text: string): void {
    caption.say(text, free(), theme());
    said.textContent = text;
    clearTimeout(silence);
    if (text !== '') silence = setTimeout(() => say(''), readingTime(text));
  }
  return {
    say,
    describe(text) {
      say('');
      said.textContent = text;
    },
    destroy() {
      clearTimeout(silence);
      for (const stop of unwatch) stop();
      said.remove();
      caption.destroy({ children: true });
    },
  };
}
