// Packed from 79d7b2be27539dd5c73331cb6dfb1e8d
import url0 from './class-photos/freak.webp?url';
import url1 from './class-photos/geek.webp?url';
import url2 from './class-photos/jock.webp?url';
import url3 from './class-photos/prep.webp?url';

export const bundle = { "atlas": null, "pictures": { "freak": { "url": url0, "width": 288, "height": 200 }, "geek": { "url": url1, "width": 288, "height": 200 }, "jock": { "url": url2, "width": 288, "height": 200 }, "prep": { "url": url3, "width": 288, "height": 200 } }, "tracks": {  }, "places": {  } } as const;
