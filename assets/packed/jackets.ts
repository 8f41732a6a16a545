// Packed from ea58612ff5b30807566e313e039e03e0
import url0 from './jackets/freak.webp?url';
import url1 from './jackets/geek.webp?url';
import url2 from './jackets/jock.webp?url';
import url3 from './jackets/prep.webp?url';

export const bundle = { "atlas": null, "pictures": { "freak": { "url": url0, "width": 56, "height": 64 }, "geek": { "url": url1, "width": 56, "height": 64 }, "jock": { "url": url2, "width": 56, "height": 64 }, "prep": { "url": url3, "width": 56, "height": 64 } }, "tracks": {  }, "places": {  } } as const;
