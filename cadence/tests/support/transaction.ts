import { z } from 'zod';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import { tagged } from '../../../supabase/functions/_shared/chain/bytes.ts';
import { fromHex, toHex } from '../../../supabase/functions/_shared/kernel/hex.ts';
import { bigEndian, rlp } from '../../../supabase/functions/_shared/chain/rlp.ts';
import {
  encodeValue,
  decodeValue,
  type CadenceValue,
} from '../../../supabase/functions/_shared/cadence/values.ts';
import type { Key } from './keys.ts';

export interface Account {
  readonly address: Address;
  readonly key: Key;
}

/** How a transaction ended. */
export interface Sealed {
  /** The chain's own words; empty: it succeeded. */
  readonly error: string;
  readonly events: readonly { readonly type: string; readonly data: unknown }[];
}

const Blocks = z.array(z.object({ header: z.object({ id: z.string() }) })).min(1);
const Keys = z.object({ keys: z.array(z.object({ sequence_number: z.string() })).min(1) });
const Sent = z.object({ id: z.string() });
const Result = z.object({
  status: z.string(),
  error_message: z.string(),
  events: z.array(z.object({ type: z.string(), payload: z.string() })),
});

const GAS = 9999;

async function call<Answer>(schema: z.ZodType<Answer>, url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return schema.parse(await response.json());
}

/** Sends a transaction that one account proposes, pays and authorizes, and waits for its seal. */
export async function send(
  accessNode: string,
  { address, key }: Account,
  code: string,
  args: readonly CadenceValue[],
): Promise<Sealed> {
  const api = `${accessNode}/v1`;
  const [block] = await call(Blocks, `${api}/blocks?height=sealed`);
  const { keys } = await call(Keys, `${api}/accounts/${address}?expand=keys`);
  const referenceBlock = block?.header.id ?? '';
  const sequence = keys[0]?.sequence_number ?? '';

  const account = fromHex(address.slice(2));
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const payload = [
    utf8(code),
    args.map((arg) => utf8(JSON.stringify(arg))),
    fromHex(referenceBlock),
    bigEndian(GAS),
    account,
    bigEndian(0),
    bigEndian(Number(sequence)),
    account,
    [account],
  ];
  const envelope = tagged('FLOW-V0.0-transaction', rlp([payload, []]));
  const { id } = await call(Sent, `${api}/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      script: Buffer.from(code).toString('base64'),
      arguments: args.map(encodeValue),
      reference_block_id: referenceBlock,
      gas_limit: String(GAS),
      payer: toHex(account),
      proposal_key: { address: toHex(account), key_index: '0', sequence_number: sequence },
      authorizers: [toHex(account)],
      payload_signatures: [],
      envelope_signatures: [
        {
          address: toHex(account),
          key_index: '0',
          signature: Buffer.from(key.sign(envelope), 'hex').toString('base64'),
        },
      ],
    }),
  });
  for (;;) {
    const { status, error_message, events } = await call(Result, `${api}/transaction_results/${id}`);
    if (status === 'Sealed') {
      return {
        error: error_message,
        events: events.map(({ type, payload }) => ({ type, data: decodeValue(payload) })),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
