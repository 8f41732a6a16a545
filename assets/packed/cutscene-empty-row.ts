// Packed from 76b5fde7d354435c0a1a800507804baa
import url0 from './cutscene-empty-row/atlas.webp?url';
import url1 from './cutscene-empty-row/empty-row.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "empty-row-flicker-1": { "x": 0, "y": 0, "w": 128, "h": 90 }, "empty-row-warm-1": { "x": 0, "y": 91, "w": 61, "h": 33 } } }, "pictures": { "empty-row": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "empty-row": { "size": [416, 208], "picture": "empty-row", "loops": [{ "name": "flicker", "fps": 6, "order": [-1, -1, -1, -1, -1, 0, -1, 0, 0, -1], "cuts": [{ "frame": "empty-row-flicker-1", "x": 0, "y": 0 }] }, { "name": "warm", "fps": 2, "order": [-1, -1, -1, 0, 0, -1, 0, 0], "cuts": [{ "frame": "empty-row-warm-1", "x": 245, "y": 74 }] }] } } } as const;
