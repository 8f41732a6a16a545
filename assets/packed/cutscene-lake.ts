// Packed from f6bb4fbf66d83ee1b651ab6a3c388eeb
import url0 from './cutscene-lake/atlas.webp?url';
import url1 from './cutscene-lake/lake.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "lake-blink-1": { "x": 202, "y": 0, "w": 38, "h": 30 }, "lake-light-1": { "x": 104, "y": 0, "w": 97, "h": 86 }, "lake-light-2": { "x": 0, "y": 0, "w": 103, "h": 87 } } }, "pictures": { "lake": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "lake": { "size": [416, 208], "picture": "lake", "loops": [{ "name": "blink", "fps": 6, "order": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0], "cuts": [{ "frame": "lake-blink-1", "x": 111, "y": 78 }] }, { "name": "light", "fps": 2, "order": [-1, 0, 1, 1, 0, -1], "cuts": [{ "frame": "lake-light-1", "x": 280, "y": 54 }, { "frame": "lake-light-2", "x": 280, "y": 53 }] }] } } } as const;
