// Packed from ee0e34dfa560cd6540d1b3fb90deb315
import url0 from './about-us/about-us.webp?url';

export const bundle = { "atlas": null, "pictures": { "about-us": { "url": url0, "width": 200, "height": 120 } }, "tracks": {  }, "places": {  } } as const;
