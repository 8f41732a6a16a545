// Packed from ff7fed9bd040f3c245f85cba8cd67b7b
import url0 from './cliques/atlas.webp?url';
import url1 from './cliques/freak-locked.webp?url';
import url2 from './cliques/freak-open.webp?url';
import url3 from './cliques/geek-locked.webp?url';
import url4 from './cliques/geek-open.webp?url';
import url5 from './cliques/jock-locked.webp?url';
import url6 from './cliques/jock-open.webp?url';
import url7 from './cliques/prep-locked.webp?url';
import url8 from './cliques/prep-open.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "check": { "x": 0, "y": 0, "w": 16, "h": 16 }, "freak": { "x": 0, "y": 17, "w": 16, "h": 16 }, "geek": { "x": 0, "y": 34, "w": 16, "h": 16 }, "jock": { "x": 0, "y": 51, "w": 16, "h": 16 }, "lock": { "x": 0, "y": 68, "w": 16, "h": 16 }, "prep": { "x": 0, "y": 85, "w": 16, "h": 16 } } }, "pictures": { "freak-locked": { "url": url1, "width": 160, "height": 112 }, "freak-open": { "url": url2, "width": 160, "height": 112 }, "geek-locked": { "url": url3, "width": 160, "height": 112 }, "geek-open": { "url": url4, "width": 160, "height": 112 }, "jock-locked": { "url": url5, "width": 160, "height": 112 }, "jock-open": { "url": url6, "width": 160, "height": 112 }, "prep-locked": { "url": url7, "width": 160, "height": 112 }, "prep-open": { "url": url8, "width": 160, "height": 112 } }, "tracks": {  }, "places": {  } } as const;
