import { expect, it } from 'vitest';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { SLOTS } from '@shared/domain/collection/traits/trait.ts';
import { traitLabels } from './traitLabels.ts';

it('tells every trait from all others of its section', () => {
  for (const slot of SLOTS) {
    const labels = [...traitLabels(traitsFor(slot)).values()];
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it('says no more than the name where nothing else has it', () => {
  const labels = [...traitLabels(traitsFor('torso')).values()];
  expect(labels).toContain('Lab Coat (1)');
  expect(labels).toContain('Hoodie (Geek)');
  expect(labels).toContain('Hoodie (Freak 2)');
  expect(labels).toContain('Gym Tee');
});
