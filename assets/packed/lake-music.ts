// Packed from eef26bd55fd81e711b8a0ebcda426e32
import url0 from '../finished/lake-music/lake.webm?url';
import url1 from '../finished/lake-music/lake.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "lake": { "webm": url0, "m4a": url1, "seconds": 45, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
