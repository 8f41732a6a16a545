// Packed from 50b5d7da62726037405490d60e45a40a
import url0 from './objectives/objectives-done.webp?url';

export const bundle = { "atlas": null, "pictures": { "objectives-done": { "url": url0, "width": 320, "height": 144 } }, "tracks": {  }, "places": {  } } as const;
