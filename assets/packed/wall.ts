// Packed from 6431debd046ef4ff154aeba4469ed0c9
import url0 from './wall/cork.webp?url';

export const bundle = { "atlas": null, "pictures": { "cork": { "url": url0, "width": 64, "height": 64 } }, "tracks": {  }, "places": {  } } as const;
