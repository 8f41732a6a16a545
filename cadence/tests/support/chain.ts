import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseAddress } from '../../../supabase/functions/_shared/kernel/units.ts';
import {
  accessNode,
  type AccessNode,
  type AccessNodeOptions,
} from '../../../supabase/functions/_shared/chain/accessNode.ts';
import { flowSettings, type FlowSettings } from '../../../supabase/functions/_shared/chain/settings.ts';
import { withAddresses } from '../../../supabase/functions/_shared/cadence/resolve.ts';
import { stringValue, type CadenceValue } from '../../../supabase/functions/_shared/cadence/values.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { newKey, type Key } from './keys.ts';
import { send, type Account, type Sealed } from './transaction.ts';

const ROOT = new URL('../../../', import.meta.url);
const SERVICE = '0xf8d6e0586b0a20c7';

const Contracts = z.record(
  z.string(),
  z.object({ source: z.string(), aliases: z.object({ emulator: z.string() }) }),
);
const FlowJson = z.object({ contracts: Contracts, dependencies: Contracts });

/** An emulator with the doubles of the contracts on it. */
export interface TestChain {
  readonly settings: FlowSettings;
  /** As the server asks it. */
  readonly node: AccessNode;
  /** Who deployed the contracts. */
  readonly service: Account;
  /** Opens an account, with a key of its own or with this one. */
  openAccount(key?: Key): Promise<Account>;
  /** Puts a contract onto the service account. */
  deploy(name: string, code: string): Promise<void>;
  /** Sends a transaction of cadence/transactions, or one of the tests with imports by name alike. */
  send(signer: Account, code: string, ...args: readonly CadenceValue[]): Promise<Sealed>;
  /** Like `send`, but throws what the chain says when it fails. */
  succeed(signer: Account, code: string, ...args: readonly CadenceValue[]): Promise<Sealed>;
  stop(): Promise<void>;
}

/** An emulator of one's own takes what comes. */
export const unpaced: AccessNodeOptions['paceOf'] = () => async () => true;

const DEPLOY = `
transaction(name: String, code: String) {
    prepare(signer: auth(AddContract) &Account) {
        signer.contracts.add(name: name, code: code.utf8)
    }
}`;

const OPEN = `
transaction(publicKey: String) {
    prepare(signer: auth(BorrowValue) &Account) {
        Account(payer: signer).keys.add(
            publicKey: PublicKey(
                publicKey: publicKey.decodeHex(), signatureAlgorithm: SignatureAlgorithm.ECDSA_P256
            ),
            hashAlgorithm: HashAlgorithm.SHA3_256,
            weight: 1000.0
        )
    }
}`;

/** Starts an emulator of one's own and puts the doubles onto it. */
export async function startChain(): Promise<TestChain> {
  const emulator = await startEmulator(newKey());
  try {
    return await withDoubles(emulator);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}

/** Puts the doubles onto an emulator. */
export async function withDoubles(emulator: Emulator): Promise<TestChain> {
  const chain = chainOn(emulator);
  for (const [name, { source }] of Object.entries(flowJson().contracts)) {
    await chain.deploy(name, readFileSync(new URL(source, ROOT), 'utf8'));
  }
  return chain;
}

const flowJson = () => FlowJson.parse(JSON.parse(readFileSync(new URL('flow.json', ROOT), 'utf8')));

/** The chain of an emulator on which the doubles are. */
export function chainOn(emulator: Emulator): TestChain {
  const settings = flowSettings((name) => ({ FLOW_ACCESS_NODE: emulator.accessNode })[name], 'emulator');
  const service = { address: addressOf(SERVICE), key: emulator.serviceKey };
  const { contracts, dependencies } = flowJson();
  const addresses = Object.fromEntries(
    Object.entries({ ...contracts, ...dependencies }).map(([name, { aliases }]) => [
      name,
      `0x${aliases.emulator}`,
    ]),
  );

  const chain: TestChain = {
    settings,
    node: accessNode({ ...settings, retryAfterMs: 1, paceOf: unpaced }),
    service,
    async openAccount(key = newKey()) {
      const { events } = await chain.succeed(service, OPEN, stringValue(key.publicHex));
      const created = events.find(({ type }) => type === 'flow.AccountCreated');
      return { address: addressOf(z.object({ address: z.string() }).parse(created?.data).address), key };
    },
    async deploy(name, code) {
      const resolved = withAddresses(code, addresses);
      await chain.succeed(service, DEPLOY, stringValue(name), stringValue(resolved));
    },
    send: (signer, code, ...args) => send(settings.accessNode, signer, withAddresses(code, addresses), args),
    async succeed(signer, code, ...args) {
      const sealed = await chain.send(signer, code, ...args);
      if (sealed.error !== '') throw new Error(sealed.error);
      return sealed;
    },
    stop: emulator.stop,
  };
  return chain;
}

function addressOf(text: string): Account['address'] {
  const address = parseAddress(text);
  if (address === null) throw new Error(`${text} is no address`);
  return address;
}
