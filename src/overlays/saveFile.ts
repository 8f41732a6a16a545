/** Gives the person a file of this name, which the browser downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A text as a file of this type, in UTF-8; `type` is a media type such as `text/csv`. */
export const textFile = (text: string, type: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
