/** Suppresses the click that follows a long press, and no later one. */
export function swallowClick(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      listening.abort();
    },
    options,
  );
  addEventListener('pointerdown', () => listening.abort(), options);
}
