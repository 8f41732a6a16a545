import type { SceneHost } from '../../kernel/app.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import { Caption, readingTime } from './caption.ts';

/** Tells what happens in a place, to the eyes and to a screen reader. */
export interface Voice {
  /** Shows a line for as long as it takes to read it; nothing hides the line before. */
  say(text: string): void;
  /** Tells those who do not see it what is to be seen. */
  describe(text: string): void;
  destroy(): void;
}

/** Gives a body its voice, on top of all that is drawn there later. */
export function createVoice({ root, element, stage, size }: SceneHost): Voice {
  const caption = root.addChild(new Caption());
  const said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });
  element.append(said);
  const theme = () => stage.display.get().theme;
  const layout = (): void => caption.layout(size.get(), theme());
  const unwatch = [size.subscribe(layout), stage.display.subscribe(layout)];
  let silence: ReturnType<typeof setTimeout> | undefined;

  function say(text: string): void {
    caption.say(text, size.get(), theme());
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
