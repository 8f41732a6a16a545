// Packed from 8b5883b937d4e55a5f453d795ec4b26f
import url0 from './cutscene-straws/atlas.webp?url';
import url1 from './cutscene-straws/straws.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "straws-blink-1": { "x": 0, "y": 0, "w": 55, "h": 63 }, "straws-fizz-1": { "x": 51, "y": 64, "w": 3, "h": 1 }, "straws-search-1": { "x": 0, "y": 64, "w": 50, "h": 61 } } }, "pictures": { "straws": { "url": url1, "width": 352, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "straws": { "size": [352, 208], "picture": "straws", "loops": [{ "name": "blink", "fps": 6, "order": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0], "cuts": [{ "frame": "straws-blink-1", "x": 202, "y": 41 }] }, { "name": "search", "fps": 2, "order": [-1, -1, -1, -1, -1, -1, 0, 0, 0], "cuts": [{ "frame": "straws-search-1", "x": 205, "y": 43 }] }, { "name": "fizz", "fps": 5, "order": [-1, 0, -1], "cuts": [{ "frame": "straws-fizz-1", "x": 165, "y": 122 }] }] } } } as const;
