import { describe, expect, it } from 'vitest';
import { AGENT_IDS, CAST, cannedReply, isAgent, QUIET_TURNS } from './cast.ts';

const CALM = { random: 0, quiet: 0, isDistress: false };

describe.each(AGENT_IDS)('%s without the server', (agent) => {
  it('opens with several starters, none of them another persona’s', () => {
    const others = AGENT_IDS.filter((other) => other !== agent).flatMap((other) => CAST[other].starters);
    expect(CAST[agent].starters.length).toBeGreaterThanOrEqual(5);
    expect(CAST[agent].starters.filter((line) => others.includes(line))).toEqual([]);
  });

  it('answers by the words of a message, and anything else all the same (PERSONA-1)', () => {
    const hello = cannedReply(agent, 'HELLO there', [], CALM).message;
    expect(CAST[agent].canned.find(({ words }) => words.includes('hello'))?.says).toContain(hello);
    for (const odd of ['', '🤡🤡', '<b>', 'zzz', 'x'.repeat(100_000)]) {
      expect(CAST[agent].otherwise).toContain(cannedReply(agent, odd, [], { ...CALM, random: 0.99 }).message);
    }
  });

  it('answers distress in earnest, and is quiet for six turns (PERSONA-8)', () => {
    const first = cannedReply(agent, 'my dad hits me', [], { ...CALM, isDistress: true });
    expect(first).toMatchObject({ message: CAST[agent].earnest, quiet: QUIET_TURNS });
    const next = cannedReply(agent, 'HELLO there', [], { ...CALM, quiet: first.quiet });
    expect(next).toMatchObject({ message: CAST[agent].calm, quiet: QUIET_TURNS - 1 });
    const unsure = cannedReply(agent, 'HELLO there', [], { ...CALM, isDistress: null });
    expect(unsure).toMatchObject({ message: CAST[agent].calm, quiet: 0 });
    for (const line of [CAST[agent].earnest, CAST[agent].calm]) expect(line).not.toMatch(/!|\d/);
  });

  it('does not say again what it said, while it has another line', () => {
    const first = cannedReply(agent, 'hello', [], CALM).message;
    expect(cannedReply(agent, 'hello', [first], CALM).message).not.toBe(first);
  });
});

it('knows its four agents and no other (MSG-1, PERSONA-1)', () => {
  expect(isAgent('FlunkBot')).toBe(true);
  for (const other of ['flunkbot', '__proto__', 'General Chat', null, 4]) expect(isAgent(other)).toBe(false);
});
