// Packed from 25ac50890613e0754a28ec01acf6d8f6
import url0 from './bulletin-board/bulletin-board.webp?url';

export const bundle = { "atlas": null, "pictures": { "bulletin-board": { "url": url0, "width": 320, "height": 200 } }, "tracks": {  }, "places": { "bulletin-board": { "size": [320, 200], "picture": "bulletin-board", "hotspots": { "market": { "x": 20, "y": 22, "w": 98, "h": 82 }, "challenges": { "x": 206, "y": 18, "w": 95, "h": 119 } } } } } as const;
