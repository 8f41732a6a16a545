// Packed from 5c779e19278c4bbbe19b92164e287c45
import url0 from './cutscene-empty-row/atlas.webp?url';
import url1 from './cutscene-empty-row/empty-row.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "empty-row-flicker-1": { "x": 0, "y": 0, "w": 140, "h": 90 }, "empty-row-warm-1": { "x": 141, "y": 0, "w": 39, "h": 47 }, "empty-row-warm-2": { "x": 141, "y": 48, "w": 39, "h": 47 } } }, "pictures": { "empty-row": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "empty-row": { "size": [416, 208], "picture": "empty-row", "loops": [{ "name": "flicker", "fps": 6, "order": [-1, -1, -1, -1, -1, 0, -1, 0, 0, -1], "cuts": [{ "frame": "empty-row-flicker-1", "x": 0, "y": 0 }] }, { "name": "warm", "fps": 3, "order": [-1, 0, 1], "cuts": [{ "frame": "empty-row-warm-1", "x": 244, "y": 60 }, { "frame": "empty-row-warm-2", "x": 244, "y": 60 }] }] } } } as const;
