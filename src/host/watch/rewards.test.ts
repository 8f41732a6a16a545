import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import type { GumBalance, GumEarning } from '../../services/gum/gum.ts';
import { addressOf } from '../../testing/values.ts';
import { countingUp, watchRewards } from './rewards.ts';

const WALLET = addressOf('0x00000000000000a1');
const having = (balance: number): GumBalance => ({
  wallet: WALLET,
  balance,
  total_earned: balance,
  total_spent: 0,
  streak: 1,
});

describe('a reward', () => {
  const listeners = new Set<(earning: GumEarning) => void>();
  const onEarned = (listener: (earning: GumEarning) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const earn = (amount: number): void => {
    const words = { source: 'daily_checkin', title: 'Checked in!', description: 'Come back tomorrow.' };
    for (const listener of listeners) listener({ amount, ...words });
  };
  const reducedMotion = store(false);
  const balance = store<GumBalance | null>(null);
  beforeEach(() => {
    vi.useFakeTimers();
    listeners.clear();
    reducedMotion.set(false);
    balance.set(null);
  });

  it('is announced in the words of its source, with how much it is (SHELL-14)', () => {
    const toast = vi.fn();
    watchRewards({ onEarned }, toast);
    earn(15);
    expect(toast.mock.calls).toEqual([
      [{ title: 'Checked in!', description: 'Come back tomorrow.', reward: 15 }],
    ]);
  });

  it('counts the balance up, each number once, from what it was (GUM-12)', () => {
    const shown = countingUp({ balance, onEarned }, reducedMotion);
    const numbers: (number | undefined)[] = [];
    shown.subscribe(() => numbers.push(shown.get()?.balance));
    earn(5);
    balance.set(having(5));
    vi.advanceTimersByTime(1_000);
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5]);
    earn(50);
    balance.set(having(55));
    vi.advanceTimersByTime(1_000);
    expect([numbers.length, numbers.at(-1)]).toEqual([22, 55]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts nothing that was not earned just now, nor under reduced motion', () => {
    const shown = countingUp({ balance, onEarned }, reducedMotion);
    balance.set(having(20));
    expect(shown.get()?.balance).toBe(20);
    reducedMotion.set(true);
    earn(15);
    balance.set(having(35));
    expect(shown.get()?.balance).toBe(35);
    balance.set(null);
    expect(shown.get()).toBeNull();
  });
});
