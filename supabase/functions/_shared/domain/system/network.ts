/** A network that callers are counted by. */
export interface Network {
  readonly name: string;
  /** How many times the limit of one client passes for it. */
  readonly share: number;
}

/** What a proxy writes as an address, without its port. */
const bare = (address: string): string => {
  const whole = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
  return whole.split('%')[0] ?? whole;
};

/** The eight groups of an IPv6 address; null: it is none. */
function groupsOf(text: string): readonly string[] | null {
  if (!/^[0-9a-f]*:[0-9a-f:]+$/.test(text)) return null;
  const [before = [], after = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const skipped = text.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: skipped }, () => '0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The networks that a client is counted by, the narrowest first (API-5): an IPv4 address; of an IPv6 one the /64, because
 * a client with one address of it has them all, and the /56 and the /48, because a person may be given one whole. Each
 * has four times the limit of the one before. A port, which some proxies write beside the address, does not count.
 */
export function networksOf(address: string): readonly Network[] {
  const text = bare(address);
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(text)?.[1];
  const groups = four === undefined ? groupsOf(text) : null;
  // Not an address: the text of the proxy, cut to a length that an index can hold.
  if (groups === null) return [{ name: four ?? text.slice(0, 100), share: 1 }];
  const site = groups.slice(0, 3).join(':');
  const subnet = groups[3] ?? '0';
  const home = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [
    { name: `${site}:${subnet}::/64`, share: 1 },
    { name: `${site}:${home}::/56`, share: 4 },
    { name: `${site}::/48`, share: 16 },
  ];
}
