// Packed from 8ea3c1a8b13d3e9b122325f922795bb3
import url0 from '../finished/junkyard-music/junkyard.webm?url';
import url1 from '../finished/junkyard-music/junkyard.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "junkyard": { "webm": url0, "m4a": url1, "seconds": 41.728, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
