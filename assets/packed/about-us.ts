// Packed from f2633568c4a069c3bbbed30e324edfdc
import url0 from './about-us/about-us.webp?url';

export const bundle = { "atlas": null, "pictures": { "about-us": { "url": url0, "width": 200, "height": 120 } }, "tracks": {  }, "places": {  } } as const;
