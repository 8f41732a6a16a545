// Packed from d42f58acc96ccae3a7b10970c68c149b
import url0 from '../finished/school-music/school.webm?url';
import url1 from '../finished/school-music/school.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "school": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
