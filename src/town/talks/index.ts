import type { PersonId } from '@shared/domain/town/case/people.ts';
import type { Talk } from './talk.ts';

/** The conversations by their files; each is a chunk of its own, which comes with its person. */
const FILES = import.meta.glob<Talk>('./people/*.ts', { import: 'talk' });

/** Loads the conversation with a person. Throws when its file does not arrive. */
export async function loadTalk(person: PersonId): Promise<Talk> {
  const load = FILES[`./people/${person}.ts`];
  if (load === undefined) throw new Error(`${person} says nothing`);
  return load();
}
