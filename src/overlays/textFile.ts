/** A text as a file of this type, in UTF-8; `type` is a media type such as `text/csv`. */
export const textFile = (text: string, type: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
