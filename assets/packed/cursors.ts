// Packed from dc346b0a8ae87b74388a1a66d38c1e51
import url0 from './cursors/arrow.webp?inline';
import url1 from './cursors/hand.webp?inline';
import url2 from './cursors/move.webp?inline';
import url3 from './cursors/resize-ew.webp?inline';
import url4 from './cursors/resize-nesw.webp?inline';
import url5 from './cursors/resize-ns.webp?inline';
import url6 from './cursors/resize-nwse.webp?inline';
import url7 from './cursors/text.webp?inline';
import url8 from './cursors/wait.webp?inline';

export const bundle = { "atlas": null, "pictures": { "arrow": { "url": url0, "width": 32, "height": 32 }, "hand": { "url": url1, "width": 32, "height": 32 }, "move": { "url": url2, "width": 32, "height": 32 }, "resize-ew": { "url": url3, "width": 32, "height": 32 }, "resize-nesw": { "url": url4, "width": 32, "height": 32 }, "resize-ns": { "url": url5, "width": 32, "height": 32 }, "resize-nwse": { "url": url6, "width": 32, "height": 32 }, "text": { "url": url7, "width": 32, "height": 32 }, "wait": { "url": url8, "width": 32, "height": 32 } }, "tracks": {  }, "places": { "cursors": { "hotspots": { "arrow": { "x": 0, "y": 0 }, "hand": { "x": 5, "y": 0 }, "move": { "x": 16, "y": 16 }, "resize-ns": { "x": 16, "y": 16 }, "resize-ew": { "x": 16, "y": 16 }, "resize-nwse": { "x": 16, "y": 16 }, "resize-nesw": { "x": 16, "y": 16 }, "text": { "x": 16, "y": 16 }, "wait": { "x": 16, "y": 16 } } } } } as const;
