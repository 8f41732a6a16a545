export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Flow's domain tag, padded to 32 bytes, and what it marks: the bytes that are hashed and signed. */
export function tagged(tag: string, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(32);
  padded.set(new TextEncoder().encode(tag));
  return join(padded, message);
}
