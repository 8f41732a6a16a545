// Packed from fd4b3641dbdbbc514e72a52c72018174
import url0 from '../finished/lake-music/lake.webm?url';
import url1 from '../finished/lake-music/lake.m4a?url';
import url2 from '../finished/lake-music/lake-night.webm?url';
import url3 from '../finished/lake-music/lake-night.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "lake": { "webm": url0, "m4a": url1, "seconds": 45, "lead": 0.1, "volume": 1 }, "lake-night": { "webm": url2, "m4a": url3, "seconds": 51.408, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
