const bootPicture = (): HTMLElement | null => document.querySelector<HTMLElement>('#boot');

/** Shows the boot picture of the page. */
export function showBootPicture(): void {
  const boot = bootPicture();
  if (boot !== null) boot.hidden = false;
}

/** Puts the rendered picture into the place of the drawn one as soon as it has come, and sets the band in motion. */
export function enliven(rendered: string): void {
  const boot = bootPicture();
  if (boot === null || boot.hidden) return;
  boot.className = 'lives';
  const image = Object.assign(new Image(), { src: rendered, alt: '' });
  image.addEventListener('load', () => boot.querySelector('svg')?.replaceWith(image));
}

/** Takes the boot picture away. */
export function hideBootPicture(): void {
  bootPicture()?.remove();
}
