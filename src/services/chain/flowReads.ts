import { claimState, cliques, details, hasCollections, isGraduated } from '@shared/cadence/scripts.ts';
import { addressValue, arrayValue, stringValue, uint64Value } from '@shared/cadence/values.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';
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

/** Reads an answer of a script. Throws where it is no such value. */
const answerOf =
  <Value>(read: shape.Shape<Value>) =>
  (answer: unknown): Value => {
    const value = read(answer);
    if (value === undefined) throw new Error('not what the script answers');
    return value;
  };

const boolean = answerOf(shape.boolean);

const DETAILS = answerOf(shape.array(shape.object({ pendingRewards: shape.nullable(shape.string) })));

/** Of the one token that was asked for; null where the account holds it no more. */
const pendingRewards = (answer: unknown): string | null => DETAILS(answer)[0]?.pendingRewards ?? null;

const cliqueInfos: (answer: unknown) => readonly CliqueInfo[] = answerOf(
  shape.array(
    shape.made(
      shape.object({
        tokenID: shape.string,
        collection: shape.picklist(COLLECTIONS),
        clique: shape.textOrNull,
      }),
      ({ tokenID, ...member }) => ({ tokenId: tokenID, ...member }),
    ),
  ),
);
