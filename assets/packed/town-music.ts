// Packed from 8fce950e33c8e6d98e85ab2f22c5db1d
import url0 from '../finished/town-music/town-day.webm?url';
import url1 from '../finished/town-music/town-day.m4a?url';
import url2 from '../finished/town-music/town-night.webm?url';
import url3 from '../finished/town-music/town-night.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "town-day": { "webm": url0, "m4a": url1, "seconds": 41.544, "lead": 0.1, "volume": 1 }, "town-night": { "webm": url2, "m4a": url3, "seconds": 49.216, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
