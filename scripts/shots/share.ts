import sharp from 'sharp';
import { NIGHT, openProduct } from './product.ts';

/**
 * `npm run shots -- share`: the picture that a shared link of the page shows (index.html), public/share.jpg: the
 * desktop in the evening, with the town.
 */
const PICTURE = 'public/share.jpg';
/** What sites that show a link's picture ask for. */
const SCREEN = { width: 1200, height: 630 };
/** The news of the day's GUM is gone by then. */
const SETTLE_MS = 6000;

const product = await openProduct();
const desktop = await product.visit('wide', { viewport: SCREEN });
await desktop.open({ now: NIGHT });
await desktop.signIn('full-collection');
const town = await desktop.openApp('Town Map');
const { x, y, width, height } = await town.box();
await town.drag((SCREEN.width - width) / 2 + 80 - x, (SCREEN.height - 28 - height) / 2 - y);
await desktop.page.mouse.move(640, 620);
await desktop.page.waitForTimeout(SETTLE_MS);
const picture = await desktop.page.screenshot();
await product.close();
await sharp(picture).jpeg({ quality: 72, mozjpeg: true }).toFile(PICTURE);
console.log(PICTURE);
