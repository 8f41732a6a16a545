import { initialize } from '../../../supabase/functions/_shared/cadence/transactions.ts';
import {
  addressValue,
  arrayValue,
  stringValue,
  uint64Value,
  type CadenceValue,
} from '../../../supabase/functions/_shared/cadence/values.ts';
import type { TestChain } from './chain.ts';
import type { Account, Sealed } from './transaction.ts';

export type Metadata = Readonly<Record<string, string>>;

const metadataValue = (metadata: Metadata): CadenceValue => ({
  type: 'Dictionary',
  value: Object.entries(metadata).map(([key, value]) => ({
    key: stringValue(key),
    value: stringValue(value),
  })),
});

/** 64 hex digits and .png, as the pictures of the collection are named. */
export const pictureName = (digit: string): string => `${digit.repeat(64)}.png`;

const MINT_FLUNKS = `
import "Flunks"

transaction(recipient: Address, tokens: [{String: String}]) {
    prepare(signer: &Account) {
        if Flunks.nextSetID == 1 {
            Flunks.seedSet()
        }
        let collection = getAccount(recipient).capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)!
        for metadata in tokens {
            Flunks.seedTemplate(setID: 1, name: "Flunk", metadata: metadata)
            collection.deposit(token: <-Flunks.seedToken(setID: 1))
        }
    }
}`;

const MINT_BACKPACKS = `
import "Backpack"

transaction(recipient: Address, tokens: [{String: String}], slots: UInt64) {
    prepare(signer: &Account) {
        let setID = Backpack.seedSet()
        let collection = getAccount(recipient).capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)!
        for metadata in tokens {
            Backpack.seedTemplate(setID: setID, name: "Backpack", metadata: metadata, slots: slots)
            collection.deposit(token: <-Backpack.seedToken(setID: setID))
        }
    }
}`;

const STOCK_BACKPACKS = `
import "Backpack"

transaction(count: UInt64) {
    prepare(signer: &Account) {
        let setID = Backpack.seedSet()
        var made: UInt64 = 0
        while made < count {
            Backpack.seedTemplate(setID: setID, name: "Backpack", metadata: {"uri": "ipfs://flunks/backpack.png"}, slots: 3)
            made = made + 1
        }
    }
}`;

const LINK = `
import "HybridCustody"

transaction(child: Address) {
    prepare(signer: auth(SaveValue, BorrowValue, IssueStorageCapabilityController, PublishCapability) &Account) {
        if signer.storage.borrow<&HybridCustody.Manager>(from: HybridCustody.ManagerStoragePath) == nil {
            signer.storage.save(<-HybridCustody.createManager(), to: HybridCustody.ManagerStoragePath)
            signer.capabilities.publish(
                signer.capabilities.storage.issue<&HybridCustody.Manager>(HybridCustody.ManagerStoragePath),
                at: HybridCustody.ManagerPublicPath
            )
        }
        signer.storage.borrow<&HybridCustody.Manager>(from: HybridCustody.ManagerStoragePath)!.seedChild(child)
    }
}`;

const STAKE = `
import "Staking"

transaction(staker: Address, pool: String, tokenID: UInt64, at: UInt64) {
    prepare(signer: &Account) {
        Staking.seedStake(staker: staker, pool: pool, tokenID: tokenID, stakedAtInSeconds: at)
    }
}`;

const CLAIM_REWARD = `
import "Staking"

transaction(pool: String, tokenID: UInt64) {
    prepare(signer: &Account) {
        Staking.seedClaim(pool: pool, tokenID: tokenID)
    }
}`;

/** What any person can do on mainnet too. */
const FORGE_TEMPLATES = `
import "Backpack"
import "Flunks"

transaction(ids: [UInt64]) {
    prepare(signer: &Account) {
        for id in ids {
            let flunk = Flunks.FlunksTemplate(templateID: id, name: "Forged", description: "", metadata: {"Head": "None"})
            let backpack = Backpack.BackpackTemplate(
                templateID: id, name: "Forged", description: "", metadata: {"Base": "None"}, slots: 0
            )
        }
    }
}`;

const ALLOW_GRADUATION = `
import "FlunksGraduationV2"

transaction(tokenID: UInt64, uri: String) {
    prepare(signer: &Account) {
        FlunksGraduationV2.seedPicture(tokenID: tokenID, uri: uri)
    }
}`;

/** Opens an account that has both collections. */
export async function openHolder(chain: TestChain): Promise<Account> {
  const holder = await chain.openAccount();
  await chain.succeed(holder, initialize);
  return holder;
}

/** Mints a Flunk with each of these metadata to an account. Answers the token ids. */
export async function mintFlunks(
  chain: TestChain,
  owner: Account,
  tokens: readonly Metadata[],
): Promise<string[]> {
  const minted = await chain.succeed(
    chain.service,
    MINT_FLUNKS,
    addressValue(owner.address),
    arrayValue(tokens.map((one) => metadataValue(one))),
  );
  return idsOf(minted, 'Flunks.Minted');
}

/** Mints a backpack with each of these metadata to an account. Answers the token ids. */
export async function mintBackpacks(
  chain: TestChain,
  owner: Account,
  tokens: readonly Metadata[],
  slots: number,
): Promise<string[]> {
  const minted = await chain.succeed(
    chain.service,
    MINT_BACKPACKS,
    addressValue(owner.address),
    arrayValue(tokens.map((one) => metadataValue(one))),
    uint64Value(String(slots)),
  );
  return idsOf(minted, 'Backpack.Mint');
}

/** Makes a set of backpacks that can be claimed. Answers its id. */
export async function stockBackpacks(chain: TestChain, count: number): Promise<string> {
  const { events } = await chain.succeed(chain.service, STOCK_BACKPACKS, uint64Value(String(count)));
  const made = events.find(({ type }) => type.endsWith('.Backpack.SetCreated'));
  return fieldOf(made?.data, 'setID');
}

export async function link(chain: TestChain, parent: Account, child: Account): Promise<void> {
  await chain.succeed(parent, LINK, addressValue(child.address));
}

export async function stake(
  chain: TestChain,
  staker: Account,
  pool: 'Flunks' | 'Backpack',
  tokenId: string,
  at: number,
): Promise<void> {
  const token = [stringValue(pool), uint64Value(tokenId)];
  await chain.succeed(chain.service, STAKE, addressValue(staker.address), ...token, uint64Value(String(at)));
}

/** Claims the rewards of a staked token. Answers how much that was. */
export async function claimReward(
  chain: TestChain,
  pool: 'Flunks' | 'Backpack',
  tokenId: string,
): Promise<string> {
  const { events } = await chain.succeed(
    chain.service,
    CLAIM_REWARD,
    stringValue(pool),
    uint64Value(tokenId),
  );
  return fieldOf(events.find(({ type }) => type.endsWith('.Staking.ClaimReward'))?.data, 'amount');
}

/**
 * Has an account that owns nothing use up an id of each collection for each of these, and the contracts emit that a
 * template with it was created.
 */
export async function forgeTemplates(
  chain: TestChain,
  forger: Account,
  ids: readonly string[],
): Promise<void> {
  await chain.succeed(forger, FORGE_TEMPLATES, arrayValue(ids.map(uint64Value)));
}

/** Registers the picture that a Flunk has after graduation, without which it cannot graduate. */
export async function allowGraduation(chain: TestChain, tokenId: string, picture: string): Promise<void> {
  await chain.succeed(chain.service, ALLOW_GRADUATION, uint64Value(tokenId), stringValue(picture));
}

const idsOf = ({ events }: Sealed, type: string): string[] =>
  events.filter((event) => event.type.endsWith(`.${type}`)).map(({ data }) => fieldOf(data, 'id'));

function fieldOf(data: unknown, name: string): string {
  const value: unknown = typeof data === 'object' && data !== null && Reflect.get(data, name);
  if (typeof value !== 'string') throw new Error(`the event has no ${name}`);
  return value;
}
