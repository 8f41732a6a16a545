// Packed from 6c81d579a3cd42777bd91a6b1d56815b
import url0 from '../finished/school-music/school.webm?url';
import url1 from '../finished/school-music/school.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "school": { "webm": url0, "m4a": url1, "seconds": 57.6, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
