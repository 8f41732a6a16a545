/** What a spreadsheet would take for a formula, after spaces too (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@|%\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it text in a spreadsheet.
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a CSV file (RFC 4180), in which no text is a formula: numbers alone may begin with a minus. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
