// Packed from a0f585ba246585c21ce05e03e80781d5
import url0 from './cutscene-slow-song/atlas.webp?url';
import url1 from './cutscene-slow-song/slow-song.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "slow-song-blink-1": { "x": 417, "y": 0, "w": 14, "h": 10 }, "slow-song-flecks-1": { "x": 0, "y": 0, "w": 416, "h": 147 }, "slow-song-flecks-2": { "x": 0, "y": 148, "w": 416, "h": 146 } } }, "pictures": { "slow-song": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "slow-song": { "size": [416, 208], "picture": "slow-song", "loops": [{ "name": "flecks", "fps": 3, "order": [-1, -1, -1, 0, 0, 0, 1, 1, 1], "cuts": [{ "frame": "slow-song-flecks-1", "x": 0, "y": 61 }, { "frame": "slow-song-flecks-2", "x": 0, "y": 62 }] }, { "name": "blink", "fps": 6, "order": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0], "cuts": [{ "frame": "slow-song-blink-1", "x": 158, "y": 17 }] }] } } } as const;
