import { z } from 'zod';
import { decodeValue } from '../cadence/values.ts';
import type { ContractAddresses } from '../cadence/resolve.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { epochMs } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import type { RawEvent } from './source.ts';

/** How many heights an access node answers at once (CHAIN-5). */
export const MOST_HEIGHTS = 250;

/** A whole number as nodes write it. */
export const Digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const EventBlocks = z.array(
  z.object({
    block_height: Digits,
    block_timestamp: z.string().transform((time) => epochMs(Date.parse(time))),
    events: z
      .array(z.object({ transaction_index: Digits, event_index: Digits, payload: z.string() }))
      .nullish(),
  }),
);
const Fields = z.record(z.string(), z.unknown());

/** The failure of an answer that no node gives. */
export const UNREADABLE = fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');

/** Reads an answer; what is no answer of a node or of the contracts counts as none. A failure stays what it is. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: Result<unknown>,
): Result<z.output<Schema>> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success ? ok(parsed.data) : UNREADABLE;
}

/**
 * The events of one name, such as `Flunks.Deposit`, from one height to another, both included and at most MOST_HEIGHTS.
 * UNAVAILABLE: the node does not answer, or as no node does.
 */
export async function eventsNamed(
  node: AccessNode,
  contracts: ContractAddresses,
  name: string,
  from: number,
  to: number,
): Promise<Result<readonly RawEvent[]>> {
  const [contract = '', event = ''] = name.split('.');
  const address = Object.entries(contracts).find(([known]) => known === contract)?.[1] ?? '';
  const type = `A.${address.slice('0x'.length)}.${contract}.${event}`;
  const query = `type=${type}&start_height=${from}&end_height=${to}`;
  const blocks = readAnswer(EventBlocks, await node.get(`/v1/events?${query}`));
  if (!blocks.ok) return blocks;
  try {
    const found = blocks.value.flatMap(({ block_height, block_timestamp, events }) =>
      (events ?? []).map(({ transaction_index, event_index, payload }) => ({
        name,
        fields: Fields.parse(decodeValue(payload)),
        height: block_height,
        transactionIndex: transaction_index,
        eventIndex: event_index,
        at: block_timestamp,
      })),
    );
    return ok(found);
  } catch {
    return UNREADABLE;
  }
}
