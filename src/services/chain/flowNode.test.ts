import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toBase64, type CadenceValue } from '@shared/cadence/values.ts';
import { ok } from '@shared/kernel/result.ts';
import { addressOf } from '../../testing/values.ts';
import { createFlowNode } from './flowNode.ts';
import { flowReads } from './flowReads.ts';

const holder = addressOf('0x807c3d470888cc48');
const CONTRACT_NAMES = [
  'Backpack',
  'BackpackMinter',
  'Flunks',
  'FlunksGraduationV2',
  'HybridCustodyHelper',
  'MetadataViews',
  'Staking',
  'ViewResolver',
];
const CONTRACTS = Object.fromEntries(CONTRACT_NAMES.map((name) => [name, '0x807c3d470888cc48']));
const id = 'ab'.repeat(32);

type NodeAnswer = Response | Error | 'never';
/** A node that gives these answers in turn, the last one for ever. */
function node(...answers: NodeAnswer[]) {
  const get = vi.fn((_url: string, init?: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'never') {
      return new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('slow', 'TimeoutError'))),
      );
    }
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve((answer as Response).clone());
  });
  // Only what the node uses of fetch.
  const made = createFlowNode(
    { accessNode: 'https://node.example', contracts: CONTRACTS },
    get as typeof fetch,
  );
  return { node: made, reads: flowReads(made), get };
}
const value = (cadence: unknown) => Response.json(toBase64(JSON.stringify(cadence)));
const result = (status: string, statusCode = 0, message = '') =>
  Response.json({ status, status_code: statusCode, error_message: message });

beforeEach(() => void vi.useFakeTimers());

describe('reads', () => {
  it('run the scripts of the network’s contracts', async () => {
    const { reads, get } = node(value({ type: 'Bool', value: true }));
    expect(await reads.hasCollections(holder)).toEqual(ok(true));
    const [url, init] = get.mock.calls[0] ?? [];
    expect(url).toBe('https://node.example/v1/scripts?block_height=sealed');
    const sent = JSON.parse(init?.body as string) as { script: string; arguments: string[] };
    expect(atob(sent.script)).toContain('import Flunks from 0x807c3d470888cc48');
    expect(sent.arguments.map(atob)).toEqual([`{"type":"Address","value":"${holder}"}`]);
  });

  it('tell tokens and their cliques, whatever else the answer has (CHAIN-8)', async () => {
    const text = (of: string) => ({ type: 'String', value: of });
    const member = (clique: unknown) => ({
      type: 'Struct',
      value: {
        id: 's.Member',
        fields: [
          { name: 'tokenID', value: { type: 'UInt64', value: '7' } },
          { name: 'collection', value: text('Flunks') },
          { name: 'clique', value: { type: 'Optional', value: clique } },
        ],
      },
    });
    const { reads } = node(value({ type: 'Array', value: [member(text('Geek')), member(null)] }));
    expect(await reads.cliques(holder)).toEqual(
      ok([
        { tokenId: '7', collection: 'Flunks', clique: 'Geek' },
        { tokenId: '7', collection: 'Flunks', clique: null },
      ]),
    );
  });

  it('say of acts whether they were done, and of a staked token what can be claimed', async () => {
    const answering = (answer: CadenceValue) => node(value(answer)).reads;
    const backpack = (found: CadenceValue | null): CadenceValue => ({ type: 'Optional', value: found });
    const claim = { op: 'claim-backpack', tokenId: '7', templateId: '8', setId: '1' } as const;
    expect(await answering(backpack({ type: 'UInt64', value: '31' })).isDone(claim)).toEqual(ok(true));
    expect(await answering(backpack(null)).isDone(claim)).toEqual(ok(false));
    const graduated = answering({ type: 'Bool', value: true });
    expect(await graduated.isDone({ op: 'graduate', tokenId: '7' })).toEqual(ok(true));
    expect(await graduated.isDone({ op: 'initialize-collections' })).toEqual(ok(false));

    const token = { collection: 'Flunks', tokenId: '7', owner: holder } as const;
    const detail = (rewards: unknown): CadenceValue => ({
      type: 'Array',
      value: [
        {
          type: 'Struct',
          value: { fields: [{ name: 'pendingRewards', value: { type: 'Optional', value: rewards } }] },
        },
      ],
    });
    const rewards = answering(detail({ type: 'UFix64', value: '1.50000000' }));
    expect(await rewards.pendingRewards(token)).toEqual(ok('1.50000000'));
    expect(await answering(detail(null)).pendingRewards(token)).toEqual(ok(null));
    expect(await answering({ type: 'Array', value: [] }).pendingRewards(token)).toEqual(ok(null));
  });

  it('ask a second time after 2 s where the node was out of order or too slow, and no third time (CHAIN-2)', async () => {
    const { reads, get } = node(new Response('', { status: 503 }), value({ type: 'Bool', value: false }));
    const first = reads.hasCollections(holder);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toEqual(ok(false));
    expect(get).toHaveBeenCalledTimes(2);
    const slow = node('never');
    const never = slow.reads.hasCollections(holder);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(await never).toMatchObject({ error: { code: 'TIMEOUT' } });
    expect(slow.get).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is no base64', Response.json(7)],
    ['is of another type', value({ type: 'String', value: 'true' })],
  ])('say that an answer makes no sense that %s', async (_what, answer) => {
    expect(await node(answer).reads.hasCollections(holder)).toMatchObject({ error: { code: 'INTERNAL' } });
  });
});

describe('a seal', () => {
  const sealed = async (...answers: NodeAnswer[]) => {
    const found = node(...answers).node.sealed(id, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(130_000);
    return found;
  };

  it('is polled for until it comes, also past a node that does not know the transaction or does not answer', async () => {
    expect(
      await sealed(
        new Response('', { status: 404 }),
        result('Pending'),
        new TypeError('Failed to fetch'),
        result('Executed'),
        result('Sealed'),
      ),
    ).toEqual(ok(null));
  });

  it('of a transaction that a contract refused is a failure, in the network’s words', async () => {
    expect(await sealed(result('Sealed', 1, 'error: panic: Not owner\n --> x'))).toMatchObject({
      error: { code: 'REVERTED', message: 'error: panic: Not owner\n --> x' },
    });
  });

  it('does not come for a transaction that expired, nor for ever', async () => {
    expect(await sealed(result('Expired'))).toMatchObject({ error: { code: 'EXPIRED' } });
    expect(await sealed(result('Pending'))).toMatchObject({ error: { code: 'TIMEOUT' } });
  });
});
