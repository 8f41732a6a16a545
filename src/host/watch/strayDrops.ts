import { typesText } from '../../kernel/typesText.ts';

/**
 * Refuses what is dropped where nothing takes it: otherwise the browser opens the file or the link in the page's place.
 * What takes drops answers 'dragover' and 'drop' itself before the page hears of them. A text goes into a field as usual.
 */
export function refuseStrayDrops(page: Pick<Window, 'addEventListener'>): void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented) return;
    const { dataTransfer, target } = event;
    if (typesText(target) && dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (dataTransfer !== null) dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
