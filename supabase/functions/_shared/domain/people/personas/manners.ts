import type { AgentId } from './cast.ts';
import { MANNERS_OF_MACHINES } from './manners/machines.ts';
import type { Manners } from './manners/manners.ts';
import { MANNERS_OF_PEOPLE } from './manners/people.ts';

/** How each persona speaks. */
export const MANNERS: Readonly<Record<AgentId, Manners>> = { ...MANNERS_OF_MACHINES, ...MANNERS_OF_PEOPLE };
