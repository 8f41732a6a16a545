/** How long a page that paints nothing, as in a tab behind others, is waited for, in milliseconds. */
const LATEST_MS = 200;

/** Does something once the first content is on the screen, or soon where nothing is painted. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    observer.disconnect();
    act();
  };
  // A frame that the page has painted still has to go to the screen, by the same process that WebGL asks for a context.
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(once, LATEST_MS);
}
