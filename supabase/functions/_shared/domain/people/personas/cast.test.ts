import { describe, expect, it } from 'vitest';
import { AGENT_IDS, CAST, cannedReply, isAgent } from './cast.ts';
import { QUIET_TURNS } from './earnest/needIn.ts';

describe.each(AGENT_IDS)('%s without the server', (agent) => {
  it('opens with several starters, none of them another persona’s', () => {
    const others = AGENT_IDS.filter((other) => other !== agent).flatMap((other) => CAST[other].starters);
    expect(CAST[agent].starters.length).toBeGreaterThanOrEqual(5);
    expect(CAST[agent].starters.filter((line) => others.includes(line))).toEqual([]);
  });

  it('answers by the words of a message, and anything else all the same (PERSONA-1)', () => {
    const hello = cannedReply(agent, 'HELLO there', [], { random: 0 }).message;
    expect(CAST[agent].canned.find(({ words }) => words.includes('hello'))?.says).toContain(hello);
    for (const odd of ['', '🤡🤡', '<b>', 'zzz', 'x'.repeat(100_000)]) {
      expect(CAST[agent].otherwise).toContain(cannedReply(agent, odd, [], { random: 0.99 }).message);
    }
  });

  it('answers distress in earnest, and is quiet for six turns (PERSONA-8)', () => {
    const first = cannedReply(agent, 'my dad hits me', [], { random: 0 });
    expect(first).toMatchObject({ message: CAST[agent].earnest, quiet: QUIET_TURNS });
    const next = cannedReply(agent, 'HELLO there', [], { random: 0, quiet: first.quiet });
    expect(next).toMatchObject({ message: CAST[agent].calm, quiet: QUIET_TURNS - 1 });
    for (const line of [CAST[agent].earnest, CAST[agent].calm]) expect(line).not.toMatch(/!|\d/);
  });

  it('does not say again what it said, while it has another line', () => {
    const first = cannedReply(agent, 'hello', [], { random: 0 }).message;
    expect(cannedReply(agent, 'hello', [first], { random: 0 }).message).not.toBe(first);
  });
});

it('knows its four agents and no other (MSG-1, PERSONA-1)', () => {
  expect(isAgent('FlunkBot')).toBe(true);
  for (const other of ['flunkbot', '__proto__', 'General Chat', null, 4]) expect(isAgent(other)).toBe(false);
});
