import { claimState, cliques, details, hasCollections, isGraduated } from '@shared/cadence/scripts.ts';
import { addressValue, arrayValue, stringValue, uint64Value } from '@shared/cadence/values.ts';
import { COLLECTIONS, type CollectionName } from '@shared/domain/collection/collection.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { ChainIntent, ChainReads, CliqueInfo } from './chain.ts';
import type { FlowNode } from './flowNode.ts';
import { patiently } from './patience.ts';

/** What the contracts of a Flow network answer. */
export const flowReads = (node: FlowNode): ChainReads => ({
  hasCollections: (address) =>
    patiently((signal) => node.script(hasCollections, [addressValue(address)], boolean, signal)),
  isDone: (intent) => patiently((signal) => isDone(node, intent, signal)),
  pendingRewards: ({ owner, collection, tokenId }) => {
    const token = [addressValue(owner), stringValue(collection), arrayValue([uint64Value(tokenId)])];
    return patiently((signal) => node.script(details, token, pendingRewards, signal));
  },
  cliques: (address) =>
    patiently((signal) => node.script(cliques, [addressValue(address)], cliqueInfos, signal)),
});

async function isDone(node: FlowNode, intent: ChainIntent, signal: AbortSignal): Promise<Result<boolean>> {
  switch (intent.op) {
    case 'initialize-collections':
      return ok(false);
    case 'graduate':
      return node.script(isGraduated, [uint64Value(intent.tokenId)], boolean, signal);
    case 'claim-backpack': {
      const flunk = [uint64Value(intent.tokenId), uint64Value(intent.templateId)];
      return node.script(claimState, flunk, (backpack) => backpack !== null, signal);
    }
  }
}

function boolean(answer: unknown): boolean {
  if (typeof answer !== 'boolean') throw new Error('not a Bool');
  return answer;
}

/** Of the one token that was asked for; null where the account holds it no more. */
function pendingRewards(answer: unknown): string | null {
  if (!Array.isArray(answer)) throw new Error('not an Array');
  const detail: unknown = answer[0];
  if (detail === undefined) return null;
  if (typeof detail !== 'object' || detail === null || !('pendingRewards' in detail)) {
    throw new Error('not a Detail');
  }
  const { pendingRewards: rewards } = detail;
  if (rewards !== null && typeof rewards !== 'string') throw new Error('not a UFix64');
  return rewards;
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
