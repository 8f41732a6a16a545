import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel/result.ts';
import { parseAddress } from '../kernel/units.ts';
import { EVENTS, factsOf } from './facts.ts';
import { flowPictures, pictureUrl } from './flowPictures.ts';
import { flowSource } from './flowSource.ts';
import { flowSettings } from './settings.ts';
import { pngOfZeros } from '../../../tests/support/bombs.ts';
import { ABORTED, base64, fakeNode, record, type Asked } from '../../../tests/support/fakeNode.ts';

const ANN = parseAddress('0x00000000000000a1');
const BEN = parseAddress('0x00000000000000b2');
if (ANN === null || BEN === null) throw new Error('not addresses');

const uint64 = (value: string) => ({ type: 'UInt64', value });
const text = (value: string) => ({ type: 'String', value });
const array = (value: unknown[]) => ({ type: 'Array', value });

/** A source over an access node that answers by `answer`, undefined meaning a fault of its own. */
async function sourceOver(answer: (asked: Asked) => unknown, env: Record<string, string> = {}) {
  const { asked, node, settings } = await fakeNode(answer, { env });
  return { asked, source: flowSource(node, settings) };
}

const SEALED = [{ header: { height: '1200' } }];

describe('the collection on Flow', () => {
  it('is followed by the events of each contract, from and to a height (CHAIN-1, CHAIN-6)', async () => {
    const payload = base64(
      record('Event', { id: uint64('7'), to: { type: 'Optional', value: { type: 'Address', value: ANN } } }),
    );
    const { asked, source } = await sourceOver(({ path }) =>
      path.includes('Flunks.Deposit')
        ? [
            {
              block_height: '1001',
              block_timestamp: '2025-06-02T12:00:00Z',
              events: [{ transaction_index: '3', event_index: '2', payload }],
            },
          ]
        : [{ block_height: '1001', block_timestamp: '2025-06-02T12:00:00Z' }],
    );
    const events = await source.events(1000, 1249);
    expect(events).toEqual(
      ok([
        {
          name: 'Flunks.Deposit',
          fields: { id: '7', to: ANN },
          height: 1001,
          transactionIndex: 3,
          eventIndex: 2,
          at: Date.parse('2025-06-02T12:00:00Z'),
        },
      ]),
    );
    expect(events.ok && events.value.flatMap(factsOf)).toMatchObject([
      { kind: 'owner', tokenId: '7', owner: ANN },
    ]);
    expect(asked).toHaveLength(EVENTS.length);
    expect(asked[0]?.path).toBe(
      '/v1/events?type=A.f8d6e0586b0a20c7.Flunks.Deposit&start_height=1000&end_height=1249',
    );
  });

  it('names the template that an event changed, by no event that any person can have emitted (CHAIN-17)', () => {
    const event = { height: 1, transactionIndex: 0, eventIndex: 0, at: 0 as never };
    const fields = { template: { templateID: '9', name: 'Flunk' } };
    expect(factsOf({ ...event, name: 'Flunks.TemplateUpdated', fields })).toMatchObject([
      { kind: 'template', templateId: '9' },
    ]);
    for (const collection of ['Flunks', 'Backpack']) {
      const forged = { templateID: '18446744073709551615', metadata: {}, slots: '0' };
      const name = `${collection}.NFTTemplateCreated`;
      expect([EVENTS.includes(name), factsOf({ ...event, name, fields: forged })]).toEqual([false, []]);
    }
    expect(() => factsOf({ ...event, name: 'Flunks.Deposit', fields: { id: 7, to: null } })).toThrow(
      /has no id/,
    );
  });

  it('has templates read by their ids at a height, with graduated pixel art where that is kept (CHAIN-9)', async () => {
    const old = `https://elsewhere.example/${'a'.repeat(64)}.png`;
    const template = record('Struct', {
      templateID: uint64('3'),
      name: text('Flunk'),
      metadata: { type: 'Dictionary', value: [{ key: text('pixelUri'), value: text(old) }] },
      slots: { type: 'Optional', value: null },
    });
    const { asked, source } = await sourceOver(() => base64(array([template])), {
      FLOW_PIXEL_ART: 'https://pixels.example/art/',
    });
    expect(await source.templates('Flunks', ['3', '18446744073709551615'], 1200)).toEqual(
      ok([
        {
          templateId: '3',
          name: 'Flunk',
          slots: null,
          metadata: { pixelUri: `https://pixels.example/art/${'a'.repeat(64)}.png` },
        },
      ]),
    );
    expect(asked).toEqual([
      {
        path: '/v1/scripts?block_height=1200',
        arguments: [text('Flunks'), array([uint64('3'), uint64('18446744073709551615')])],
      },
    ]);
  });

  it('tells who holds what of a wallet and those linked to it', async () => {
    const holding = (holder: string, collection: string, ids: string[]) =>
      record('Struct', {
        holder: { type: 'Address', value: holder },
        collection: text(collection),
        tokenIDs: array(ids.map(uint64)),
      });
    const { source } = await sourceOver(({ path }) =>
      path.startsWith('/v1/blocks')
        ? SEALED
        : base64(
            array([
              holding(ANN, 'Flunks', ['1']),
              holding(ANN, 'Backpack', []),
              holding(BEN, 'Flunks', ['2']),
            ]),
          ),
    );
    expect(await source.holdings(ANN)).toEqual(
      ok({
        height: 1200,
        linked: [BEN],
        tokens: [
          { collection: 'Flunks', tokenId: '1', owner: ANN },
          { collection: 'Flunks', tokenId: '2', owner: BEN },
        ],
      }),
    );
  });

  it('tells of the tokens of an account, and of what was before, by as many calls as that takes', async () => {
    const token = (id: number, stakedAt: string | null, backpack: string | null) =>
      record('Struct', {
        tokenID: uint64(String(id)),
        templateID: uint64(String(id + 1)),
        stakedAt: { type: 'Optional', value: stakedAt === null ? null : uint64(stakedAt) },
        backpack: { type: 'Optional', value: backpack === null ? null : uint64(backpack) },
      });
    const first = Array.from({ length: 400 }, (_, id) => token(id, null, null));
    const { asked, source } = await sourceOver(({ arguments: args }) =>
      base64(array(JSON.stringify(args[2]).includes('"0"') ? first : [token(400, '1700000000', '7')])),
    );
    const states = await source.states('Flunks', ANN, 1200);
    expect(states.ok && states.value).toHaveLength(401);
    expect(states.ok && states.value.at(-1)).toEqual({
      tokenId: '400',
      templateId: '401',
      stakedAt: 1_700_000_000_000,
      backpack: '7',
    });
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/v1/scripts?block_height=1200'));

    const claimed = { type: 'Dictionary', value: [{ key: uint64('3'), value: uint64('8') }] };
    const { source: before } = await sourceOver(() => base64(claimed));
    expect(await before.claims(0, 1000)).toEqual(ok([{ flunkTokenId: '3', backpackTokenId: '8' }]));
    const { source: graduation } = await sourceOver(() => base64(array([uint64('3')])));
    expect(await graduation.graduated(0, 1000)).toEqual(ok(['3']));
    const { source: next } = await sourceOver(() => base64(uint64('10000')));
    expect(await next.nextTemplate('Flunks')).toEqual(ok('10000'));
  });

  it('says that a contract refused, and to people in words of ours', async () => {
    const { source } = await sourceOver(({ path }) => (path.startsWith('/v1/blocks') ? SEALED : ABORTED));
    expect(await source.templates('Flunks', ['1'], 1200)).toEqual(fail('REVERTED', ABORTED.message));
    expect(await source.holdings(ANN)).toEqual(
      fail('REVERTED', 'The contracts on Flow refuse to say what this wallet holds.'),
    );
  });

  it('does not answer where a node is silent or answers something else', async () => {
    for (const answer of [undefined, 'a page about cookies', [], { header: {} }]) {
      const { source } = await sourceOver(() => answer);
      const unavailable = { ok: false, error: { code: 'UNAVAILABLE' } };
      expect(await source.height()).toMatchObject(unavailable);
      expect(await source.holdings(ANN)).toMatchObject(unavailable);
      expect(await source.templates('Flunks', ['1'], 1200)).toMatchObject(unavailable);
    }
    const { source } = await sourceOver(() => [
      {
        block_height: '1',
        block_timestamp: '2025-06-02T12:00:00Z',
        events: [{ transaction_index: '0', event_index: '0', payload: 'bm9uc2Vuc2U=' }],
      },
    ]);
    expect(await source.events(1, 2)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });
});

/** The first bytes of a PNG of this size, which is refused by them. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
it('has pixel art where the contract on mainnet says, or where the configuration does, whose host may be asked (CHAIN-9)', () => {
  const of = (network: 'mainnet' | 'emulator', env: Record<string, string> = {}) => {
    const named = (name: string) => ({ FLOW_ACCESS_NODE: 'http://127.0.0.1:1', ...env })[name];
    const { index, pictures } = flowSettings(named, network);
    return [index.pixelArt, pictures.hosts.at(-1)];
  };
  const storage = 'storage.googleapis.com';
  expect(of('mainnet')).toEqual([`https://${storage}/flunks_public/flunks`, storage]);
  expect(of('mainnet', { PICTURE_HOSTS: 'pictures.example' })[1]).toBe(storage);
  expect(of('mainnet', { FLOW_PIXEL_ART: 'https://pixels.example/art/' })).toEqual([
    'https://pixels.example/art',
    'pixels.example',
  ]);
  expect(of('emulator')).toEqual([null, storage]);
});

/** A whole picture, small. */
const PNG = await pngOfZeros(64);

describe('a picture that the chain names', () => {
  const settings = { hosts: ['pictures.example'], ipfsGateway: 'https://gateway.example' };
  const answering = (body: BodyInit | null, type: string, status = 200) =>
    flowPictures(settings, async () => new Response(body, { status, headers: { 'content-type': type } }));
  const codeOf = async (pictures: ReturnType<typeof flowPictures>) => {
    const found = await pictures.read('https://pictures.example/1.png');
    return found.ok ? 'ok' : found.error.code;
  };

  it('is fetched by https from hosts that the configuration names, and from IPFS by its gateway (CHAIN-12)', () => {
    const url = (address: string) => pictureUrl(address, settings)?.href ?? null;
    expect(url('https://pictures.example/a.png')).toBe('https://pictures.example/a.png');
    expect(url('ipfs://bafy/1.png')).toBe('https://gateway.example/ipfs/bafy/1.png');
    expect(url('ipfs://ipfs/bafy/1.png')).toBe('https://gateway.example/ipfs/bafy/1.png');
    for (const address of [
      'http://pictures.example/a.png',
      'https://pictures.example:8443/a.png',
      'https://root:root@pictures.example/a.png',
      'https://pictures.example.evil.example/a.png',
      'https://127.0.0.1/a.png',
      'file:///etc/passwd',
      'demo:flunk/x',
      'ipfs://../../admin',
      '',
    ]) {
      expect([address, url(address)]).toEqual([address, null]);
    }
    expect(pictureUrl('ipfs://bafy/1.png', { ...settings, ipfsGateway: null })).toBeNull();
  });

  it('is one by its type and by how it begins, and of a size that can be borne (CHAIN-12)', async () => {
    expect(await codeOf(answering(PNG, 'image/png'))).toBe('ok');
    for (const [body, type] of [
      ['<svg onload="alert(1)"/>', 'image/svg+xml'],
      ['<html></html>', 'image/png'],
      [PNG, 'text/html'],
      [PNG, 'image/jpeg'],
      [new Uint8Array(5 * 1024 * 1024).fill(0x89), 'image/png'],
      [null, 'image/png'],
    ] as const) {
      expect([type, await codeOf(answering(body, type))]).toEqual([type, 'NOT_FOUND']);
    }
    expect(await codeOf(answering(PNG, 'image/png', 404))).toBe('NOT_FOUND');
    expect(await codeOf(answering(PNG, 'image/png', 502))).toBe('UNAVAILABLE');
  });

  it('is not looked for where the host redirects to', async () => {
    // Fetch follows a redirect unless `redirect` says 'error'.
    const redirecting = flowPictures(settings, async (_url, init) => {
      if (init?.redirect === 'error') throw new TypeError('redirected');
      return new Response(PNG, { headers: { 'content-type': 'image/png' } });
    });
    expect(await codeOf(redirecting)).toBe('UNAVAILABLE');
  });

  it('is no larger than a browser can bear, however few bytes it has (CHAIN-12)', async () => {
    expect(await codeOf(answering(await pngOfZeros(4096), 'image/png'))).toBe('ok');
    for (const bomb of [png(14_500, 14_500), png(4096, 4097), png(0, 64), png(0xffffffff, 1)]) {
      expect(await codeOf(answering(bomb, 'image/png'))).toBe('NOT_FOUND');
    }
  });
});
