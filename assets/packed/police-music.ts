// Packed from fb4ca02d93388ac481acfa9107f183ee
import url0 from '../finished/police-music/police.webm?url';
import url1 from '../finished/police-music/police.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "police": { "webm": url0, "m4a": url1, "seconds": 41.728, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
