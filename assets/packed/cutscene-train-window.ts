// Packed from 7e00999c940c1b55f3e57aeb3c014cd4
import url0 from './cutscene-train-window/atlas.webp?url';
import url1 from './cutscene-train-window/train-window.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "train-window-candles-1": { "x": 0, "y": 53, "w": 199, "h": 60 }, "train-window-candles-2": { "x": 0, "y": 0, "w": 263, "h": 52 }, "train-window-you-1": { "x": 200, "y": 53, "w": 37, "h": 31 } } }, "pictures": { "train-window": { "url": url1, "width": 416, "height": 208 } }, "tracks": {  }, "places": {  }, "scenes": { "train-window": { "size": [416, 208], "picture": "train-window", "loops": [{ "name": "candles", "fps": 3, "order": [-1, 0, -1, 1, 0], "cuts": [{ "frame": "train-window-candles-1", "x": 135, "y": 96 }, { "frame": "train-window-candles-2", "x": 134, "y": 100 }] }, { "name": "you", "fps": 2, "order": [-1, -1, -1, -1, -1, -1, -1, 0, 0, 0], "cuts": [{ "frame": "train-window-you-1", "x": 172, "y": 91 }] }] } } } as const;
