import type { ReactNode } from 'react';
import { ScrollArea } from './panels.tsx';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly end?: boolean;
}

interface ListViewProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The text shown when there are no rows. */
  readonly empty: string;
}

/** A sunken list with column headers that stay while it scrolls. */
export function ListView<Row>({ label, columns, rows, keyOf, empty }: ListViewProps<Row>) {
  return (
    <ScrollArea label={label}>
      <table className="w95-list">
        <thead>
          <tr>
            {columns.map(({ title, end }) => (
              <th key={title} scope="col" data-end={end || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, end }) => (
                <td key={title} data-end={end || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}
