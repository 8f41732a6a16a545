import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import { useApp } from '../appContext.ts';
import { useStore } from '../useStore.ts';
import type { studentMachine } from './studentMachine.ts';

/** Whether the student is being read again, or what a sealed transaction of this kind did has not been read yet. */
export function useReading(student: ActorRefFrom<typeof studentMachine>, intent: ChainIntent): boolean {
  const { transactions } = useApp().services;
  const isBusy = useSelector(student, (now) => !now.matches({ enrolled: 'idle' }));
  useStore(transactions);
  return isBusy || transactions.underWay(intent)?.sealed === true;
}
