/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), in full width too, as Excel does. */
const FORMULA = /[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05]/;
/** Where some spreadsheet begins another cell, whatever stands between quotes: many countries separate by semicolons. */
const SEPARATOR = /[;\t\r\n]/;
/** What spreadsheets leave out before a formula, or do not show. */
const SKIPPED = /[\s\p{C}"]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A text in which no cell is a formula, wherever a spreadsheet divides it: the apostrophe makes each one text. */
function harmless(text: string): string {
  let safe = '';
  let isBeginning = true;
  for (const letter of text) {
    if (isBeginning && FORMULA.test(letter)) safe += "'";
    isBeginning = SEPARATOR.test(letter) || (isBeginning && SKIPPED.test(letter));
    safe += letter;
  }
  return safe;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a CSV file (RFC 4180), in which no text is a formula: numbers alone may begin with a minus. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
