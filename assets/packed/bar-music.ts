// Packed from 09db3cf7be64bb04f80d995fc200d236
import url0 from '../finished/bar-music/bar.webm?url';
import url1 from '../finished/bar-music/bar.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "bar": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
