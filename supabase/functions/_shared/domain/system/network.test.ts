import { describe, expect, it } from 'vitest';
import { networksOf } from './network.ts';

const networkOf = (address: string) => networksOf(address)[0]?.name;

describe('who is counted as one client', () => {
  it('is an IPv4 address, however it is written (API-5)', () => {
    for (const text of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:51234', ' 192.0.2.7']) {
      expect(networkOf(text)).toBe('192.0.2.7');
    }
    expect(networkOf('203.110.113.195:51234')).toBe('203.110.113.195');
  });

  it('is the /64 of an IPv6 address, of which everyone has more than a limit can count', () => {
    for (const text of [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:ffff:ffff:ffff:fffe',
      '2001:0db8:0001:0002::9',
      '[2001:db8:1:2::3]:443',
      '[2001:db8:1:2::3]',
      '2001:db8:1:2::%eth0',
    ]) {
      expect(networkOf(text)).toBe('2001:db8:1:2::/64');
    }
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('2001::db8:1:2:3:4:5')).toBe('2001:0:db8:1::/64');
  });

  it('is whatever else the proxy says, cut to what the database keeps', () => {
    for (const text of [
      'unknown',
      'via [2001:db8:1:2::3]',
      '[2001:db8:1:2::3] or so',
      'via 192.0.2.7',
      '192.0.2.7 or so',
      'via 2001:db8:1:2::3',
      '2001:db8:1:2::3 or so',
    ]) {
      expect(networkOf(text)).toBe(text);
    }
    expect(networkOf('x'.repeat(9000))).toHaveLength(100);
  });

  it('is the /56 and the /48 of an IPv6 address too, each with four times the limit of the one before (API-5)', () => {
    expect(networksOf('2001:db8:1:2fa::1')).toEqual([
      { name: '2001:db8:1:2fa::/64', share: 1 },
      { name: '2001:db8:1:200::/56', share: 4 },
      { name: '2001:db8:1::/48', share: 16 },
    ]);
    const wider = (address: string) => networksOf(address).map(({ name }) => name);
    expect(wider('2001:db8:1:2ff::').slice(1)).toEqual(wider('2001:db8:1:200::').slice(1));
    expect(wider('2001:db8:1:300::')[1]).not.toBe(wider('2001:db8:1:2ff::')[1]);
    expect(wider('2001:db8:1:ffff::')[2]).toBe(wider('2001:db8:1::')[2]);
    expect(networksOf('192.0.2.7')).toEqual([{ name: '192.0.2.7', share: 1 }]);
  });
});
