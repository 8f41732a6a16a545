import { WORDS_PORTION, type WordsPart } from '../../contract/people/ownWords.ts';
import type { WorkFiles } from '../../works/pictureStore.ts';
import type { Transaction } from '../port.ts';

interface Portion {
  readonly parts: WordsPart[];
  /** Where the next portion begins; null: this is the last. */
  readonly next: string | null;
}

/** A portion of what is kept of the wallet of the transaction (WORDS-1), from a position in the list of tables and of rows. */
export async function ownWords(tx: Transaction, cursor = '0-0'): Promise<Portion> {
  const [from = 0, passed = 0] = cursor.split('-').map(Number);
  const tables = await tx.query<{ position: number; name: string }>(
    `select position, table_name as name from app.personal_tables
     where cardinality(told) > 0 and position >= $1::text::int order by position`,
    [String(from)],
  );
  const parts: WordsPart[] = [];
  let left = WORDS_PORTION;
  for (const { position, name } of tables) {
    const after = position === from ? passed : 0;
    const rows = await tx.query<{ told: Record<string, unknown> }>(
      'select told from app.own_rows($1, $2::text::int, $3::text::int)',
      [name, String(after), String(left + 1)],
    );
    const given = rows.slice(0, left).map(({ told }) => told);
    if (given.length > 0) parts.push({ of: name, rows: given });
    if (rows.length > left) return { parts, next: `${position}-${after + left}` };
    left -= given.length;
  }
  return { parts, next: null };
}

/** Deletes what the wallet of the transaction wrote (WORDS-2), and answers where the pictures of its works lie. */
export const deleteOwnWords = (tx: Transaction): Promise<WorkFiles[]> =>
  tx.query<WorkFiles>('select file, type, small from app.delete_own_words()', []);
