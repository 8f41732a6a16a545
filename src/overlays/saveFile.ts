/** How long the file can still be read at its address (ms): Safari reads it some time after the press. */
const READ_WITHIN_MS = 60_000;

/** Gives the person a file of this name, which the browser downloads. What a program has made goes by `giveFile`. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
