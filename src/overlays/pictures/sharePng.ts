/** What a person reads whose picture the browser did not share or copy. */
export const SHARING_REFUSED = 'Your browser did not let the picture through. Save it instead.';

const fileOf = (blob: Blob, name: string): File => new File([blob], name, { type: 'image/png' });

/** Whether this browser has a sheet that shares pictures. */
export function sharesPictures(): boolean {
  const { canShare } = navigator as Partial<Pick<Navigator, 'canShare'>>;
  return canShare?.call(navigator, { files: [fileOf(new Blob(), 'picture.png')] }) ?? false;
}

/**
 * Opens the sheet that shares a PNG. A person who closes it has shared nothing, and nothing is wrong.
 *
 * @returns false where the browser refused
 */
export async function sharePng(blob: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(blob, name)] });
    return true;
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError';
  }
}
