// Packed from 485843f1f690453641f2f5d408af40f2
import url0 from './cutscene-lake/atlas.webp?url';
import url1 from './cutscene-lake/lake.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "lake-blink-1": { "x": 0, "y": 230, "w": 40, "h": 47 }, "lake-light-1": { "x": 0, "y": 0, "w": 93, "h": 128 }, "lake-light-2": { "x": 0, "y": 129, "w": 102, "h": 100 } } }, "pictures": { "lake": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "lake": { "size": [416, 208], "picture": "lake", "loops": [{ "name": "blink", "fps": 6, "order": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0], "cuts": [{ "frame": "lake-blink-1", "x": 118, "y": 64 }] }, { "name": "light", "fps": 2, "order": [-1, 0, 1, 1, 0, -1], "cuts": [{ "frame": "lake-light-1", "x": 280, "y": 12 }, { "frame": "lake-light-2", "x": 280, "y": 40 }] }] } } } as const;
