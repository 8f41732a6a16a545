export type CsvValue = string | number | boolean | null;

/** A text that a spreadsheet would take for a formula is told apart by an apostrophe. */
const plain = (value: CsvValue): string =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows under their titles as RFC 4180 has it. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [titles, ...rows].map((row) => `${row.map((value) => quoted(plain(value))).join(',')}\r\n`).join('');

/** Gives the person a text as a file. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
