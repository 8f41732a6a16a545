// Packed from 8f68200fc64acc206bd77afee7265274
import url0 from './classmates/atlas.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "bear": { "x": 0, "y": 0, "w": 48, "h": 48 }, "freak": { "x": 0, "y": 49, "w": 48, "h": 48 }, "geek": { "x": 0, "y": 98, "w": 48, "h": 48 }, "guest": { "x": 0, "y": 147, "w": 48, "h": 48 }, "jock": { "x": 0, "y": 196, "w": 48, "h": 48 }, "prep": { "x": 0, "y": 245, "w": 48, "h": 48 } } }, "pictures": {  }, "tracks": {  }, "places": {  } } as const;
