// Packed from 6d05e344b1204530f28dea361c995b49
import url0 from './objectives/objectives-done.webp?url';

export const bundle = { "atlas": null, "pictures": { "objectives-done": { "url": url0, "width": 320, "height": 144 } }, "tracks": {  }, "places": {  } } as const;
