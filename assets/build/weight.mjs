/** What a place of the town may weigh with all its life and both hours: on the wire, and on the graphics card. */
export const PLACE = { bytes: 61 * 1024, memory: 1.5 * 1024 * 1024 };
/** The same of a scene of the story. */
export const SCENE = { bytes: 60 * 1024, memory: 1.5 * 1024 * 1024 };
/** The same of the map of the town, of which only the tiles near the camera are loaded. */
export const MAP = { bytes: 1.6 * 1024 * 1024, memory: 32 * 1024 * 1024 };
/** What the models of a bundle may weigh together, on the wire. */
export const MODELS = { bytes: 1.2 * 1024 * 1024 };
const BYTES_A_PIXEL = 4;

/**
 * Adds up the pictures and the atlas of a bundle.
 * @param {readonly { width: number, height: number, bytes: number }[]} parts `bytes`: as encoded
 * @param {{ bytes: number, memory: number }} most
 * @throws when together they are more than that
 */
export function checkWeight(parts, most) {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const memory = parts.reduce((sum, { width, height }) => sum + width * height * BYTES_A_PIXEL, 0);
  if (bytes > most.bytes) throw new Error(`${kb(bytes)} to load, at most ${kb(most.bytes)}`);
  if (memory > most.memory) throw new Error(`${kb(memory)} on the graphics card, at most ${kb(most.memory)}`);
}

/**
 * @param {number} bytes what all models of a bundle weigh, as encoded
 * @throws when that is more than they may
 */
export function checkModels(bytes) {
  if (bytes > MODELS.bytes) throw new Error(`models of ${kb(bytes)} to load, at most ${kb(MODELS.bytes)}`);
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
