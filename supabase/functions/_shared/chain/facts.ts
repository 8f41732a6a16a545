import { type Fact, placeOf } from '../domain/collection/chainFacts.ts';
import { parseAddress, type Address } from '../kernel/units.ts';
import { COLLECTIONS, type CollectionName } from '../domain/collection/collection.ts';
import { isFlowAmount } from '../domain/collection/flowAmount.ts';
import type { RawEvent } from './source.ts';

type Read = (event: RawEvent) => readonly Fact[];

const uint64 = ({ name, fields }: RawEvent, field: string): string => {
  const value = fields[field];
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return value;
  throw new Error(`${name} has no ${field}`);
};
const decimal = ({ name, fields }: RawEvent, field: string): string => {
  const value = fields[field];
  if (isFlowAmount(value)) return value;
  throw new Error(`${name} has no ${field}`);
};
const optionalAddress = ({ name, fields }: RawEvent, field: string): Address | null => {
  const value = fields[field];
  if (value === null) return null;
  const address = typeof value === 'string' ? parseAddress(value) : null;
  if (address === null) throw new Error(`${name} has no ${field}`);
  return address;
};
const address = (event: RawEvent, field: string): Address => {
  const value = optionalAddress(event, field);
  if (value === null) throw new Error(`${event.name} has no ${field}`);
  return value;
};
const place = ({ height, transactionIndex, eventIndex }: RawEvent) =>
  placeOf(height, transactionIndex, eventIndex);

const moved =
  (collection: CollectionName, field: 'to' | null): Read =>
  (event) => [
    {
      kind: 'owner',
      collection,
      tokenId: uint64(event, 'id'),
      owner: field === null ? null : optionalAddress(event, field),
      place: place(event),
    },
  ];

const minted =
  (collection: CollectionName): Read =>
  (event) => {
    const of = { collection, tokenId: uint64(event, 'id'), place: place(event) };
    return [
      { kind: 'minted', templateId: uint64(event, 'templateID'), height: event.height, ...of },
      // As long as nothing else is said of it.
      { kind: 'staking', at: null, ...of },
    ];
  };

const changed =
  (collection: CollectionName): Read =>
  (event) => {
    const { template } = event.fields;
    const fields = typeof template === 'object' && template !== null ? { ...template } : {};
    const templateId = uint64({ ...event, fields }, 'templateID');
    return [{ kind: 'template', collection, templateId, height: event.height }];
  };

/** The collection whose tokens the pool takes; null: the index has none of them. */
const poolOf = ({ fields: { pool } }: RawEvent): CollectionName | null =>
  COLLECTIONS.find((known) => known === pool) ?? null;

const staking =
  (isStaked: boolean): Read =>
  (event) => {
    const collection = poolOf(event);
    if (collection === null) return [];
    const at = isStaked ? event.at : null;
    return [{ kind: 'staking', collection, tokenId: uint64(event, 'id'), at, place: place(event) }];
  };

/** The time of staking begins anew with each claim. */
const rewardClaimed: Read = (event) => {
  const collection = poolOf(event);
  if (collection === null) return [];
  const of = { collection, tokenId: uint64(event, 'tokenID'), place: place(event) };
  return [
    { kind: 'reward', amount: decimal(event, 'amount'), ...of },
    { kind: 'staking', at: event.at, ...of },
  ];
};

const READERS: Readonly<Record<string, Read>> = {
  'Flunks.Deposit': moved('Flunks', 'to'),
  'Flunks.Withdraw': moved('Flunks', null),
  'Flunks.Minted': minted('Flunks'),
  'Flunks.TemplateUpdated': changed('Flunks'),
  'Backpack.Deposit': moved('Backpack', 'to'),
  'Backpack.Withdraw': moved('Backpack', null),
  'Backpack.Mint': minted('Backpack'),
  'Backpack.Burn': moved('Backpack', null),
  'Backpack.TemplateUpdated': changed('Backpack'),
  'BackpackMinter.BackpackClaimed': (event) => [
    {
      kind: 'claimed',
      flunkTokenId: uint64(event, 'FlunkTokenID'),
      backpackTokenId: uint64(event, 'BackpackTokenID'),
      signer: address(event, 'signer'),
    },
  ],
  // The template may change without an event of its own (CHAIN-7).
  'FlunksGraduationV2.Graduate': (event) => [
    { kind: 'graduated', tokenId: uint64(event, 'tokenID'), wallet: address(event, 'address'), at: event.at },
    {
      kind: 'template',
      collection: 'Flunks',
      templateId: uint64(event, 'templateID'),
      height: event.height,
    },
  ],
  'Staking.Stake': staking(true),
  'Staking.Unstake': staking(false),
  'Staking.ClaimReward': rewardClaimed,
};

/** The events that the index follows. Not NFTTemplateCreated: any person can have it emitted (CHAIN-17). */
export const EVENTS = Object.keys(READERS);

/** What an event says; nothing where it is none that the index follows. Throws where a field of it is missing. */
export const factsOf = (event: RawEvent): readonly Fact[] => READERS[event.name]?.(event) ?? [];
