// Packed from 8b22d116187c3558e30554a5f3540e36
import url0 from './about-us/about-us.webp?url';

export const bundle = { "atlas": null, "pictures": { "about-us": { "url": url0, "width": 200, "height": 120 } }, "tracks": {  }, "places": {  } } as const;
