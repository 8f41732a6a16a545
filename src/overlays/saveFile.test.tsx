import { expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';
import { textFile } from './textFile.ts';

it('a file that is saved can still be read a while after the press, as Safari does, and not for ever', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  saveFile(textFile('a,b', 'text/csv'), 'ledger.csv');
  expect(saved).toEqual(['ledger.csv blob:file']);
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file');
});
