import { useState } from 'react';
import type { Failure, Result } from '@shared/kernel/result.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';

interface Chosen<Answer> {
  /** Null before it has come. */
  readonly value: Answer | null;
  readonly failure: Failure | null;
  /** The key of the row whose form is open; null: none is. */
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  /** Closes the form, and reads again what is listed. */
  readonly done: () => void;
}

/** What a page lists, of which one row at a time is set in a form under the list. */
export function useChosen<Answer>(load: (signal: AbortSignal) => Promise<Result<Answer>>): Chosen<Answer> {
  const [chosen, setChosen] = useState<string | null>(null);
  const { value, failure, again } = useLoaded(load, []);
  return {
    ...{ value, failure, chosen, choose: setChosen },
    done() {
      setChosen(null);
      again();
    },
  };
}
