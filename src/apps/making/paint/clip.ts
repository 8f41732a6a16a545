import { store } from '../../../kernel/store.ts';
import { copiesPictures, copyPng } from '../../../overlays/pictures/copyPng.ts';
import { pngOf } from './browser.ts';
import type { Pixels } from './pixels/pixels.ts';

/** What was cut or copied last in any window of Paint; null: nothing. */
export const clip = store<Pixels | null>(null);

/** Whether other programs can have it, too: the browser took it into its clipboard. */
let isShared = false;

/** Keeps what was cut or copied, and gives it to the browser's clipboard where that is allowed. */
export async function keepClip(pixels: Pixels): Promise<void> {
  clip.set(pixels);
  isShared = false;
  isShared = copiesPictures() && (await copyPng(pngOf(pixels)));
}

/** The picture that a person pastes by the browser; null: what was cut or copied here is meant. */
export function pastedFile(data: DataTransfer | null): File | null {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
  return clip.get() !== null && !isShared ? null : file;
}
