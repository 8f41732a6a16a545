// Packed from 144b6d0e950adb0036a5fe3870d0b867
import url0 from './objectives/objectives-done.webp?url';

export const bundle = { "atlas": null, "pictures": { "objectives-done": { "url": url0, "width": 320, "height": 144 } }, "tracks": {  }, "places": {  } } as const;
