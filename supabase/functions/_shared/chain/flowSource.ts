import type { TokenState } from '../domain/collection/chainFacts.ts';
import { z } from 'zod';
import { claims, graduated, items, nextTemplate, templates, tokensOf } from '../cadence/scripts.ts';
import {
  addressValue,
  arrayValue,
  intValue,
  stringValue,
  uint64Value,
  type CadenceValue,
} from '../cadence/values.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { epochMs } from '../kernel/units.ts';
import { CollectionName, TokenId } from '../contract/collection/collection.ts';
import { WalletAddress } from '../contract/values.ts';
import type { AccessNode } from './accessNode.ts';
import { EVENTS } from './facts.ts';
import { Digits, eventsNamed, MOST_HEIGHTS, readAnswer } from './flowEvents.ts';
import type { FlowSettings } from './settings.ts';
import type { ChainSource, RawEvent } from './source.ts';

/** Tokens of one script call. */
const TOKENS_AT_ONCE = 400;

/** 64 hex digits and `.png`. */
const PIXEL_NAME = 68;

const Blocks = z.tuple([z.object({ header: z.object({ height: Digits }) })]);
const Templates = z.array(
  z.object({
    templateID: TokenId,
    name: z.string(),
    metadata: z.record(z.string(), z.string()),
    slots: TokenId.nullable(),
  }),
);
/** Templates of one script call, which has a limit on what it computes (CHAIN-5). */
const TEMPLATES_AT_ONCE = 100;
const Items = z.array(
  z.object({ holder: WalletAddress, collection: CollectionName, tokenIDs: z.array(TokenId) }),
);
const Tokens = z.array(
  z.object({
    tokenID: TokenId,
    templateID: TokenId,
    stakedAt: Digits.transform((seconds) => epochMs(seconds * 1000)).nullable(),
    backpack: TokenId.nullable(),
  }),
);
const Claims = z.record(TokenId, TokenId);
const Ids = z.array(TokenId);

/** For people, whom the node's words tell nothing. */
const UNTOLD = fail('REVERTED', 'The contracts on Flow refuse to say what this wallet holds.');

/** The collection on Flow, as an access node tells of it. */
export function flowSource(
  node: AccessNode,
  { contracts, index }: Pick<FlowSettings, 'contracts' | 'index'>,
): ChainSource {
  const height = async (): Promise<Result<number>> => {
    const blocks = readAnswer(Blocks, await node.get('/v1/blocks?height=sealed'));
    return blocks.ok ? ok(blocks.value[0].header.height) : blocks;
  };

  /** Graduated pixel art is in its own storage, under the last 68 characters of `pixelUri` (CHAIN-9). */
  const withPixelArt = (metadata: Readonly<Record<string, string>>) => {
    const { pixelUri } = metadata;
    if (index.pixelArt === null || pixelUri === undefined) return metadata;
    return { ...metadata, pixelUri: `${index.pixelArt}/${pixelUri.slice(-PIXEL_NAME)}` };
  };

  return {
    span: MOST_HEIGHTS,
    templatesAtOnce: TEMPLATES_AT_ONCE,
    height,
    async events(from, to) {
      const found = await Promise.all(EVENTS.map((name) => eventsNamed(node, contracts, name, from, to)));
      const all: RawEvent[] = [];
      for (const named of found) {
        if (!named.ok) return named;
        all.push(...named.value);
      }
      return ok(all);
    },
    nextTemplate: async (collection) =>
      readAnswer(TokenId, await node.script(nextTemplate, [stringValue(collection)])),
    async templates(collection, ids, at) {
      const args = [stringValue(collection), arrayValue(ids.map(uint64Value))];
      const found = readAnswer(Templates, await node.script(templates, args, at));
      if (!found.ok) return found;
      const list = found.value.map(({ templateID, metadata, ...template }) => ({
        ...template,
        templateId: templateID,
        metadata: withPixelArt(metadata),
      }));
      return ok(list);
    },
    async holdings(wallet) {
      const at = await height();
      if (!at.ok) return at;
      const found = readAnswer(Items, await node.script(items, [addressValue(wallet)], at.value));
      if (!found.ok) return found.error.code === 'REVERTED' ? UNTOLD : found;
      const holders = new Set(found.value.map(({ holder }) => holder));
      const tokens = found.value.flatMap(({ holder, collection, tokenIDs }) =>
        tokenIDs.map((tokenId) => ({ collection, tokenId, owner: holder })),
      );
      return ok({ height: at.value, linked: [...holders].filter((one) => one !== wallet), tokens });
    },
    async states(collection, owner, at) {
      const all: TokenState[] = [];
      for (let from = 0; ; from += TOKENS_AT_ONCE) {
        const args = [stringValue(collection), addressValue(owner), intValue(from), intValue(TOKENS_AT_ONCE)];
        const found = readAnswer(Tokens, await node.script(tokensOf, args, at));
        if (!found.ok) return found;
        all.push(
          ...found.value.map(({ tokenID, templateID, ...state }) => ({
            ...state,
            tokenId: tokenID,
            templateId: templateID,
          })),
        );
        if (found.value.length < TOKENS_AT_ONCE) return ok(all);
      }
    },
    async claims(from, count) {
      const found = readAnswer(Claims, await node.script(claims, range(from, count)));
      if (!found.ok) return found;
      const list = Object.entries(found.value).map(([flunkTokenId, backpackTokenId]) => ({
        flunkTokenId,
        backpackTokenId,
      }));
      return ok(list);
    },
    graduated: async (from, count) => readAnswer(Ids, await node.script(graduated, range(from, count))),
  };
}

const range = (from: number, count: number): readonly CadenceValue[] => [
  uint64Value(String(from)),
  uint64Value(String(count)),
];
