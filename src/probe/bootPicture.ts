const bootPicture = (): HTMLElement | null => document.querySelector<HTMLElement>('#boot');

/** Shows the boot picture of the page, and the rendered one in its place as soon as it has come. Once is enough. */
export function showBootPicture(rendered: string | undefined): void {
  const boot = bootPicture();
  if (boot?.hidden !== true) return;
  boot.hidden = false;
  // The development server names none.
  if (!rendered) return;
  const image = Object.assign(new Image(), { src: rendered, alt: '' });
  image.addEventListener('load', () => boot.querySelector('svg')?.replaceWith(image));
}

/** Takes the boot picture away. */
export function hideBootPicture(): void {
  bootPicture()?.remove();
}
