import './styles/shell.css';
import './styles/boot.css';
import './styles/windows.css';
import './styles/chrome.css';
import { startDesktop } from './host/start/startDesktop.tsx';
import { nextTask } from './kernel/idle.ts';

/** Says in plain words what is missing where the desktop cannot be drawn at all. */
function showFailure(error: unknown): void {
  const screen = document.querySelector<HTMLElement>('#failure');
  if (screen === null) return;
  screen.hidden = false;
  screen.textContent =
    'Flunks could not start on this computer. It needs a browser that can draw on a canvas, and a connection ' +
    'that brings all of its files.';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  screen.append(document.createElement('br'), again);
  throw error;
}

// To have evaluated all that code was long enough for one task.
nextTask()
  .then(() => startDesktop())
  .catch(showFailure);
