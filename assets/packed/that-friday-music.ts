// Packed from cec104f18d10be154ba45f2123765039
import url0 from '../finished/that-friday-music/that-friday.webm?url';
import url1 from '../finished/that-friday-music/that-friday.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "that-friday": { "webm": url0, "m4a": url1, "seconds": 38.4, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
