// Packed from 687cb7066a777fa82e707421cfc1c454
import url0 from './junior-classes/art.webp?url';
import url1 from './junior-classes/biology.webp?url';
import url2 from './junior-classes/chemistry.webp?url';
import url3 from './junior-classes/history.webp?url';
import url4 from './junior-classes/math.webp?url';
import url5 from './junior-classes/music.webp?url';
import url6 from './junior-classes/physics.webp?url';
import url7 from './junior-classes/sport.webp?url';

export const bundle = { "atlas": null, "pictures": { "art": { "url": url0, "width": 192, "height": 224 }, "biology": { "url": url1, "width": 192, "height": 224 }, "chemistry": { "url": url2, "width": 192, "height": 224 }, "history": { "url": url3, "width": 192, "height": 224 }, "math": { "url": url4, "width": 192, "height": 224 }, "music": { "url": url5, "width": 192, "height": 224 }, "physics": { "url": url6, "width": 192, "height": 224 }, "sport": { "url": url7, "width": 192, "height": 224 } }, "tracks": {  }, "places": {  } } as const;
