import type { ReactNode } from 'react';
import { ScrollArea } from './panels.tsx';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly end?: boolean;
  /** It takes what is left over; where none does, that stays empty behind the last. One at most. */
  readonly grows?: boolean;
  /** On a narrow screen its text goes on in the next line, so that buttons which stay in sight do not cover it. */
  readonly wraps?: boolean;
}

interface ListViewProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The text shown when there are no rows. */
  readonly empty: string;
}

/** A sunken list with column headers that stay while it scrolls. Its columns are as wide as what is in them. */
export function ListView<Row>({ label, columns, rows, keyOf, empty }: ListViewProps<Row>) {
  const filler = !columns.some(({ grows }) => grows);
  return (
    <ScrollArea label={label}>
      <table className="w95-list">
        <thead>
          <tr>
            {columns.map(({ title, end, grows }) => (
              <th key={title} scope="col" data-end={end || undefined} data-grows={grows || undefined}>
                {title}
              </th>
            ))}
            {filler && <td data-grows />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, end, wraps }) => (
                <td key={title} data-end={end || undefined} data-wraps={wraps || undefined}>
                  {cell(row)}
                </td>
              ))}
              {filler && <td />}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + Number(filler)}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}
