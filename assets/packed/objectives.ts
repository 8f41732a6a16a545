// Packed from 7eef62a1e8e13a88498dfd3fcc1ebcc1
import url0 from './objectives/objectives-done.webp?url';

export const bundle = { "atlas": null, "pictures": { "objectives-done": { "url": url0, "width": 320, "height": 144 } }, "tracks": {  }, "places": {  } } as const;
