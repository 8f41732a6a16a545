/** The addresses that were visited, and at which of them the person is. */
export interface Trail {
  readonly visited: readonly string[];
  readonly at: number;
}

/** How many addresses are remembered. */
const MOST = 50;

export const trailFrom = (address: string): Trail => ({ visited: [address], at: 0 });

export const addressIn = ({ visited, at }: Trail): string => visited[at] ?? '';

/** Goes on to an address: what lay ahead is forgotten. The same address again changes nothing. */
export function visit(trail: Trail, address: string): Trail {
  if (addressIn(trail) === address) return trail;
  const visited = [...trail.visited.slice(0, trail.at + 1), address].slice(-MOST);
  return { visited, at: visited.length - 1 };
}

/** So many steps ahead, or back for a negative count; at either end it stays where it is. */
export function step({ visited, at }: Trail, steps: number): Trail {
  return { visited, at: Math.min(visited.length - 1, Math.max(0, at + steps)) };
}

export const canGoBack = ({ at }: Trail): boolean => at > 0;
export const canGoForward = ({ visited, at }: Trail): boolean => at < visited.length - 1;
