import type { Draw } from '../chain/draw.ts';
import { SilentDrawer } from '../chain/drawElsewhere.ts';
import { photonResizer } from '../chain/photonResizer.ts';
import type { Resizer } from '../chain/resizer.ts';
import { fail } from '../kernel/result.ts';
import { photonRedraw, type Redraw } from './redrawn.ts';

const SILENT = fail('UNAVAILABLE', 'Pictures cannot be taken just now. Please try again.');

/** What a promise resolves to, or `silent` where what draws cannot be reached. */
async function unlessSilent<Value, Silent>(drawing: Promise<Value>, silent: Silent): Promise<Value | Silent> {
  try {
    return await drawing;
  } catch (fault) {
    if (fault instanceof SilentDrawer) return silent;
    throw fault;
  }
}

/**
 * Portraits and works that another function draws (drawElsewhere). Nothing is sent that cannot become one. While it is
 * silent portraits are made later, and a work is refused.
 */
export const picturesElsewhere = (draw: Draw): { readonly resizer: Resizer; readonly redraw: Redraw } => {
  const [resizer, redraw] = [photonResizer(draw), photonRedraw(draw)];
  return {
    resizer: { portraits: (picture) => unlessSilent(resizer.portraits(picture), undefined) },
    redraw: (sent) => unlessSilent(redraw(sent), SILENT),
  };
};
