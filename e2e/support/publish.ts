import type { Page } from '@playwright/test';
import { postFrom } from './profile.ts';

/** Publishes a drawn picture as the page does, in the name of the wallet that is signed in on it; answers the id of the work. */
export async function publish(page: Page, wallet: string, title: string): Promise<string> {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const drawing = canvas.getContext('2d');
    if (drawing) {
      drawing.fillStyle = '#3e8948';
      drawing.fillRect(0, 0, 640, 400);
      drawing.fillStyle = '#fee761';
      drawing.fillRect(80, 80, 480, 240);
    }
    return canvas.toDataURL('image/png').split(',')[1];
  });
  const answer = await postFrom(page, '/api/works', { wallet, kind: 'meme', title, picture });
  return (answer as { readonly work: { readonly id: string } }).work.id;
}
