import { cliques, hasCollections } from '../../../supabase/functions/_shared/cadence/scripts.ts';
import { addressValue } from '../../../supabase/functions/_shared/cadence/values.ts';
import { COLLECTIONS, type CollectionName } from '../../../supabase/functions/_shared/domain/collection.ts';
import type { ChainReads, CliqueInfo } from './chain.ts';
import type { FlowNode } from './flowNode.ts';
import { patiently } from './patience.ts';

/** What the contracts of a Flow network answer. */
export const flowReads = (node: FlowNode): ChainReads => ({
  hasCollections: (address) =>
    patiently((signal) => node.script(hasCollections, [addressValue(address)], boolean, signal)),
  cliques: (address) =>
    patiently((signal) => node.script(cliques, [addressValue(address)], cliqueInfos, signal)),
});

function boolean(answer: unknown): boolean {
  if (typeof answer !== 'boolean') throw new Error('not a Bool');
  return answer;
}

function cliqueInfos(answer: unknown): readonly CliqueInfo[] {
  if (!Array.isArray(answer)) throw new Error('not an Array');
  return answer.map((member: unknown) => {
    if (typeof member !== 'object' || member === null) throw new Error('not a Struct');
    const { tokenID, collection, clique }: Readonly<Record<string, unknown>> = { ...member };
    if (typeof tokenID !== 'string' || !isCollection(collection)) throw new Error('not a member of a clique');
    return { tokenId: tokenID, collection, clique: typeof clique === 'string' ? clique : null };
  });
}

const isCollection = (name: unknown): name is CollectionName => COLLECTIONS.some((known) => known === name);
