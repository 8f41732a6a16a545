import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Writable } from '../kernel/store.ts';
import { textPlace, type DraftPlace } from '../services/drafts/drafts.ts';
import { useApp } from './appContext.ts';
import { useStore } from './useStore.ts';

/**
 * What the person has begun at a place, null for nothing, and what keeps each change of it (PRODUCT-11). The third function
 * forgets what was sent, unless the person has changed it meanwhile.
 */
export function useDraft<Value>(
  place: DraftPlace<Value>,
): readonly [Value | null, (value: Value | null) => void, (sent: Value) => void] {
  const draft = useDraftAt(place);
  return [
    useStore(draft),
    draft.set,
    (sent) => {
      if (JSON.stringify(draft.get()) === JSON.stringify(sent)) draft.set(null);
    },
  ];
}

/** The text of a field that outlives window and page: stands where `useState('')` would. The third function is that of `useDraft`. */
export function useTextDraft(
  name: string,
): readonly [text: string, write: (text: string) => void, sent: (text: string) => void] {
  const [draft, set, sent] = useDraft(textPlace(name));
  return [draft ?? '', (text) => set(text === '' ? null : text), sent];
}

/** What a machine of a form is told when its draft was changed in another tab, or another person came. */
export interface DraftNews<Value> {
  readonly type: 'system.draft';
  /** Null: nothing is begun there. */
  readonly draft: Value | null;
}

interface FormActor<Snapshot, Value> {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
  send(event: DraftNews<Value>): void;
}

/**
 * Keeps the draft of a form that a machine has, and tells the machine of other changes to it, its own ones included,
 * which change nothing. `draftIn` answers null for a form in which nothing is begun, undefined while there is no form.
 */
export function useFormDraft<Snapshot, Value>(
  actor: FormActor<Snapshot, Value>,
  place: DraftPlace<Value>,
  draftIn: (snapshot: Snapshot) => Value | null | undefined,
): void {
  const draft = useDraftAt(place);
  const keep = useEffectEvent((snapshot: Snapshot) => {
    const value = draftIn(snapshot);
    if (value !== undefined) draft.set(value);
  });
  useEffect(() => {
    // At once, not with the next frame: an older text would come back from the store while the person goes on typing.
    const own = actor.subscribe((snapshot) => keep(snapshot));
    const stop = draft.subscribe(() => actor.send({ type: 'system.draft', draft: draft.get() }));
    return () => {
      own.unsubscribe();
      stop();
    };
  }, [actor, draft]);
}

function useDraftAt<Value>({ name, read }: DraftPlace<Value>): Writable<Value | null> {
  const { drafts } = useApp().services;
  return useMemo(() => drafts.at({ name, read }), [drafts, name, read]);
}
