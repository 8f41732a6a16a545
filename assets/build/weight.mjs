/** What a place of the town may weigh with all its life and both hours: on the wire, and on the graphics card. */
const MOST = { bytes: 60 * 1024, memory: 1.5 * 1024 * 1024 };
const BYTES_A_PIXEL = 4;

/**
 * Adds up the pictures and the atlas of a place.
 * @param {readonly { width: number, height: number, bytes: number }[]} parts `bytes`: as encoded
 * @throws when together they are more than a place may weigh
 */
export function checkWeight(parts) {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const memory = parts.reduce((sum, { width, height }) => sum + width * height * BYTES_A_PIXEL, 0);
  if (bytes > MOST.bytes) throw new Error(`${kb(bytes)} to load, at most ${kb(MOST.bytes)}`);
  if (memory > MOST.memory) throw new Error(`${kb(memory)} on the graphics card, at most ${kb(MOST.memory)}`);
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
