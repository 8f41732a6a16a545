/**
 * What is counted as one client: an IPv4 address, or the /64 of an IPv6 one, because a client with one address of it
 * has them all. A port, which some proxies write beside the address, does not count.
 */
export function networkOf(address: string): string {
  const text = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(text)?.[1];
  if (four !== undefined) return four;
  // Not an address: the text of the proxy, cut to a length that an index can hold.
  if (!/^[0-9a-f]*:[0-9a-f:]+$/.test(text)) return text.slice(0, 100);
  const [before = [], after = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const skipped = text.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: skipped }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
