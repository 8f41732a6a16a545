import { describe, expect, it } from 'vitest';
import { messageIn, walletsIn } from './demoMessages.ts';

const signature = { addr: '0x00000000000000a1', keyId: 0, signature: 'ab' };
const approved = {
  request: 'r',
  type: 'demo-wallet:approved',
  address: '0x00000000000000a1',
  signatures: [signature],
};

describe('a message of the wallet’s window', () => {
  it('approves with an address and its signatures, whatever else is among them', () => {
    const signatures = [
      signature,
      null,
      'ab',
      { ...signature, addr: 1 },
      { ...signature, keyId: '0' },
      { ...signature, signature: null },
    ];
    expect(messageIn({ ...approved, signatures }, 'r')).toEqual({
      type: 'approved',
      address: approved.address,
      signatures: [signature],
    });
  });

  it('says why it failed', () => {
    const failed = { request: 'r', type: 'demo-wallet:failed', error: 'no key' };
    expect(messageIn(failed, 'r')).toEqual({
      type: 'failed',
      code: 'INTERNAL',
      error: 'no key',
    });
    expect(messageIn({ ...failed, code: 'RATE_LIMITED' }, 'r')).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it.each([
    ['of another request', { ...approved, request: 'q' }],
    ['of a kind that is unknown', { ...approved, type: 'demo-wallet:hello' }],
    ['that approves for no address', { ...approved, address: '0xA1' }],
    ['that approves for what is no text', { ...approved, address: ['0x00000000000000a1'] }],
    ['that approves without signatures', { ...approved, signatures: 'ab' }],
    ['that is nothing', null],
    ['that is a text', 'r'],
  ])('is ignored where it is one %s', (_what, data) => {
    expect(messageIn(data, 'r')).toBeNull();
  });
});

describe('the list of demo wallets', () => {
  it('names each, with its address and what it holds where that is known', () => {
    const geek = { uid: 'geek', name: 'Geek', address: '0x00000000000000a1', note: '1 Flunk' };
    expect(walletsIn({ accounts: [geek, null, { uid: 2, name: 'New', address: 7, note: 7 }] })).toEqual([
      geek,
      { uid: '2', name: 'New', address: null, note: '' },
    ]);
  });

  it.each([[null], ['accounts'], [{}], [{ accounts: 'none' }]])('is none where it is %j', (body) => {
    expect(walletsIn(body)).toBeNull();
  });
});
