import { freePort } from '../../../scripts/lib/ports.mjs';
import { addressValue, stringValue } from '../../../supabase/functions/_shared/cadence/values.ts';
import type { TestChain } from './chain.ts';
import { launch } from './programs.ts';
import type { Account } from './transaction.ts';

/** Flow's development wallet over a chain. Its accounts share the service account's key. */
export interface DevWallet {
  readonly origin: string;
  /** Opens an account that the wallet offers under this label. */
  openAccount(label: string): Promise<Account>;
  stop(): Promise<void>;
}

/** The list from which the wallet offers accounts; without it the wallet would put up its own when it is first shown. */
const LIST = `
access(all) contract FCL {
    access(self) let listed: {Address: FCLAccount}

    access(all) struct FCLAccount {
        access(all) let type: String
        access(all) let address: Address
        access(all) let keyId: Int
        access(all) let label: String
        access(all) let scopes: [String]

        init(address: Address, label: String) {
            self.type = "ACCOUNT"
            self.address = address
            self.keyId = 0
            self.label = label
            self.scopes = []
        }
    }

    access(all) fun accounts(): &{Address: FCLAccount} {
        return &self.listed
    }

    access(all) fun add(address: Address, label: String) {
        self.listed[address] = FCLAccount(address: address, label: label)
    }

    init() {
        self.listed = {}
        self.add(address: self.account.address, label: "Service Account")
    }
}`;

const ADD = `
import FCL from 0xf8d6e0586b0a20c7

transaction(address: Address, label: String) {
    prepare(signer: &Account) {
        FCL.add(address: address, label: label)
    }
}`;

export async function startWallet(chain: TestChain): Promise<DevWallet> {
  const { settings, service } = chain;
  await chain.deploy('FCL', LIST);
  const { origin, stop } = await launch('wallet', async () => {
    const port = await freePort();
    return {
      args: [
        `-port=${port}`,
        `-access-node=${settings.accessNode}`,
        `-address=${service.address}`,
        `-private-key=${service.key.privateHex}`,
        `-public-key=${service.key.publicHex}`,
      ],
      origin: `http://localhost:${port}`,
      path: '/api',
    };
  });
  return {
    origin,
    async openAccount(label) {
      const account = await chain.openAccount(service.key);
      await chain.succeed(service, ADD, addressValue(account.address), stringValue(label));
      return account;
    },
    stop,
  };
}
