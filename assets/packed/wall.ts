// Packed from 1e433ff9c035d05298d90a53c0660fef
import url0 from './wall/cork.webp?url';

export const bundle = { "atlas": null, "pictures": { "cork": { "url": url0, "width": 64, "height": 64 } }, "tracks": {  }, "places": {  } } as const;
