// Packed from fbb37d25c785941bb1d39617cbefe762
import url0 from '../finished/flunky-uppy-music/flunky-uppy.webm?url';
import url1 from '../finished/flunky-uppy-music/flunky-uppy.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "flunky-uppy": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
