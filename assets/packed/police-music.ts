// Packed from 3c92e28386c66b99e1fc67dda7f89783
import url0 from '../finished/police-music/police.webm?url';
import url1 from '../finished/police-music/police.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "police": { "webm": url0, "m4a": url1, "seconds": 57.376, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
