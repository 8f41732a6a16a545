/** Cuts one line to `width` and ends it with an ellipsis where it is too long. */
export function ellipsis(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let cut = [...text];
  while (cut.length > 0 && measure(`${cut.join('').trimEnd()}...`) > width) cut = cut.slice(0, -1);
  return cut.length === 0 ? '' : `${cut.join('').trimEnd()}...`;
}

/** Breaks text into at most `lines` lines of `width`; what does not fit ends in an ellipsis. */
export function wrap(
  text: string,
  width: number,
  lines: number,
  measure: (text: string) => number,
): readonly string[] {
  const words = text.split(' ');
  const out: string[] = [];
  while (words.length > 0 && out.length < lines) {
    let line = words.shift() ?? '';
    for (let next = words[0]; next !== undefined && measure(`${line} ${next}`) <= width; next = words[0]) {
      line = `${line} ${next}`;
      words.shift();
    }
    out.push(line);
  }
  const last = out.pop() ?? '';
  return [
    ...out.map((line) => ellipsis(line, width, measure)),
    ellipsis([last, ...words].join(' '), width, measure),
  ];
}

/** Breaks text as `wrap` does, into lines of nearly one length: no word stands alone in the last of them. */
export function wrapEvenly(
  text: string,
  width: number,
  lines: number,
  measure: (text: string) => number,
): readonly string[] {
  const widest = wrap(text, width, lines, measure);
  const isWhole = (broken: readonly string[]): boolean => broken.join(' ') === text;
  if (widest.length < 2 || !isWhole(widest)) return widest;
  let [narrow, even] = [Math.ceil(width / 2), widest];
  // The narrowest width at which there are as many lines, found by halves.
  for (let wide = width; wide - narrow > 1;) {
    const middle = Math.floor((narrow + wide) / 2);
    const broken = wrap(text, middle, lines, measure);
    if (broken.length === widest.length && isWhole(broken)) [wide, even] = [middle, broken];
    else narrow = middle;
  }
  return even;
}
