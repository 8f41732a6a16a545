// Packed from 6f7f591f4bba7f0a0c5bb125ae317243
import url0 from '../finished/zoltar-music/zoltar.webm?url';
import url1 from '../finished/zoltar-music/zoltar.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "zoltar": { "webm": url0, "m4a": url1, "seconds": 38.4, "lead": 0.1, "volume": 0.8 } }, "places": {  } } as const;
