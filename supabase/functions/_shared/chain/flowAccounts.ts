import { type Transfer, placeOf } from '../domain/collection/chainFacts.ts';
import { z } from 'zod';
import { flowBalance } from '../cadence/scripts.ts';
import { addressValue } from '../cadence/values.ts';
import { isFlowAmount } from '../domain/collection/flowAmount.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import type { FlowAccounts } from './accounts.ts';

import type { Following } from './followAccounts.ts';
import { eventsNamed, MOST_HEIGHTS, readAnswer, UNREADABLE } from './flowEvents.ts';
import type { FlowSettings } from './settings.ts';
import type { RawEvent } from './source.ts';

const Balance = z.string().refine(isFlowAmount).nullable();

/** The events of FLOW, with the field that names the account. */
const EVENTS = [
  { name: 'FlowToken.TokensDeposited', account: 'to', kind: 'received' },
  { name: 'FlowToken.TokensWithdrawn', account: 'from', kind: 'sent' },
] as const;

/** Of one kind those of an account. Null: the events are not what the contract emits. */
function transfersOf(
  events: readonly RawEvent[],
  { account, kind }: (typeof EVENTS)[number],
  address: Address,
): readonly Transfer[] | null {
  const own = events.filter(({ fields }) => fields[account] === address);
  const transfers = own.flatMap(({ fields: { amount }, height, transactionIndex, eventIndex, at }) =>
    isFlowAmount(amount) ? [{ place: placeOf(height, transactionIndex, eventIndex), kind, amount, at }] : [],
  );
  return transfers.length === own.length ? transfers : null;
}

/** The FLOW of accounts, as an access node tells of it. */
export function flowAccounts(node: AccessNode, { contracts }: Pick<FlowSettings, 'contracts'>): FlowAccounts {
  return {
    span: MOST_HEIGHTS,
    balance: async (address, height) =>
      readAnswer(Balance, await node.script(flowBalance, [addressValue(address)], height)),
    async transfers(address, from, to): Promise<Result<readonly Transfer[]>> {
      const all: Transfer[] = [];
      for (const event of EVENTS) {
        const events = await eventsNamed(node, contracts, event.name, from, to);
        if (!events.ok) return events;
        const transfers = transfersOf(events.value, event, address);
        if (transfers === null) return UNREADABLE;
        all.push(...transfers);
      }
      return ok(all.toSorted((a, b) => a.place - b.place));
    },
  };
}

/** What the index follows beside the collection: the fund, where there is one. */
export const followingOf = (
  node: AccessNode,
  settings: Pick<FlowSettings, 'contracts' | 'fund'>,
): Following => ({
  accounts: flowAccounts(node, settings),
  addresses: settings.fund === null ? [] : [settings.fund],
});
