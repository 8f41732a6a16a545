// Packed from 990d640fb99045512c1ec32cb5633281
import url0 from '../finished/zoltar-music/zoltar.webm?url';
import url1 from '../finished/zoltar-music/zoltar.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "zoltar": { "webm": url0, "m4a": url1, "seconds": 38.4, "lead": 0.1, "volume": 0.8 } }, "places": {  } } as const;
