// Packed from 4d25bdc7ac0a524dbdee3e644ab49ca6
import url0 from './wall/cork.webp?url';

export const bundle = { "atlas": null, "pictures": { "cork": { "url": url0, "width": 64, "height": 64 } }, "tracks": {  }, "places": {  } } as const;
