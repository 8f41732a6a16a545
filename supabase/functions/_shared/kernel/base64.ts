/** So many bytes become letters at once: a call takes no more parameters everywhere. */
const PART = 8_192;

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  }
  return btoa(parts.join(''));
}

/** Null where the text is no Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text);
    // A function for each letter takes ten times as long, and sheets of portraits are some hundred KB.
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
