import { describe, expect, it } from 'vitest';
import { companyAt } from './company.ts';

const faces = (...names: string[]) => names.map((username) => ({ username, profile_icon: null }));
const at = (count: number, ...names: string[]) => ({ arcade: { count, faces: faces(...names) } });
const ME = { username: 'Mulligan', isSeen: true };

describe('who is with somebody', () => {
  it('is who else is at the location, in whichever of its rooms', () => {
    expect(companyAt(at(2, 'Mulligan', 'Rosie'), 'arcade-lobby', ME)).toBe('Rosie is here');
    expect(companyAt(at(3, 'Rosie'), 'arcade', ME)).toBe('Rosie and 1 more');
    expect(companyAt(at(2), 'arcade', ME)).toBe('Somebody is here');
  });

  it('is nobody where they are alone, or nobody is', () => {
    expect(companyAt(at(1, 'Mulligan'), 'arcade', ME)).toBeNull();
    expect(companyAt(at(4), 'shed', ME)).toBeNull();
    expect(companyAt({}, 'arcade', ME)).toBeNull();
  });

  it('leaves out nobody for the sake of who is not seen', () => {
    expect(companyAt(at(1), 'arcade', { username: null, isSeen: false })).toBe('Somebody is here');
  });
});
