import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { hallMachine } from './hallMachine.ts';

function enter() {
  const keepJacket = vi.fn();
  const machine = hallMachine.provide({
    actions: { keepJacket: (_, { jacket }) => void keepJacket(jacket) },
  });
  const hall = createActor(machine, { input: { jacket: 'Jacket 1' } }).start();
  return {
    hall,
    keepJacket,
    door: () => hall.getSnapshot().value,
    section: () => hall.getSnapshot().context.section,
  };
}

describe('the hall', () => {
  it('begins before a shut door', () => {
    const { door, section } = enter();
    expect([door(), section()]).toEqual(['shut', 'house']);
  });

  it('opens the door for what hangs behind it, and shuts it to show whose it is', () => {
    const { hall, door } = enter();
    hall.send({ type: 'user.section', section: 'jackets' });
    expect(door()).toBe('open');
    hall.send({ type: 'user.section', section: 'gum' });
    expect(door()).toBe('open');
    hall.send({ type: 'user.section', section: 'house' });
    expect(door()).toBe('shut');
  });

  it('lets the door be opened and shut by itself, whatever the section', () => {
    const { hall, door, section } = enter();
    hall.send({ type: 'user.door' });
    expect([door(), section()]).toEqual(['open', 'house']);
    hall.send({ type: 'user.section', section: 'gum' });
    hall.send({ type: 'user.door' });
    expect([door(), section()]).toEqual(['shut', 'gum']);
  });

  it('opens the door of a locker that has just been given', () => {
    const { hall, door } = enter();
    hall.send({ type: 'system.assigned' });
    expect(door()).toBe('open');
  });

  it('keeps the jacket that is chosen (LOCKER-2)', () => {
    const { hall, keepJacket } = enter();
    hall.send({ type: 'user.jacket', jacket: 'Jacket 2' });
    expect(hall.getSnapshot().context.jacket).toBe('Jacket 2');
    expect(keepJacket).toHaveBeenCalledExactlyOnceWith('Jacket 2');
  });
});
