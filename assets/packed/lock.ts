// Packed from 2683b5493b11050141bdd5c8200bef06
import url0 from './lock/cellar.webp?url';
import url1 from './lock/shed.webp?url';
import url2 from './lock/under-the-bed.webp?url';

export const bundle = { "atlas": null, "pictures": { "cellar": { "url": url0, "width": 224, "height": 400 }, "shed": { "url": url1, "width": 224, "height": 400 }, "under-the-bed": { "url": url2, "width": 224, "height": 400 } }, "tracks": {  }, "places": {  } } as const;
