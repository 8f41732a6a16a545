import { mirrorElement } from '../../../engine/mirror/elements.ts';
import type { AppContext, Mount, SceneHost } from '../../../kernel/app.ts';
import { graduationOf } from './graduation.ts';
import { createStageView } from './stageView.ts';
import { createTerminalView } from './terminalView.ts';
import { SCENE_TEXTS as TEXTS } from './texts.ts';

/** The terminal while the grades are as they were, and the stage when they are not. */
const mount: Mount<SceneHost> = (host: SceneHost, app: AppContext) => {
  const { student, transaction, terminal, hasGraduated } = graduationOf(app);
  const seen = mirrorElement('p', { role: 'img', className: 'visually-hidden' });
  host.element.append(seen);
  const terminalView = createTerminalView(host, app);
  const stageView = createStageView(host, app);

  function show(): void {
    const graduated = hasGraduated();
    seen.setAttribute('aria-label', graduated ? TEXTS.stage : TEXTS.terminal);
    terminalView.show(graduated ? null : terminal.getSnapshot().context.progress);
    if (!graduated) stageView.hide();
    // Who graduated long ago finds the confetti on the floor.
    else stageView.show(transaction.getSnapshot().matches('SEALED'));
  }
  const watches = [student.subscribe(show), transaction.subscribe(show), terminal.subscribe(show)];
  const unwatch = host.size.subscribe(show);
  show();
  return () => {
    for (const watch of watches) watch.unsubscribe();
    unwatch();
    terminalView.destroy();
    stageView.destroy();
    seen.remove();
  };
};

export default mount;
