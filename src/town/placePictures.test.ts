import { expect, it } from 'vitest';
import { LOCATIONS } from '@shared/domain/town/town.ts';
import { placePicture } from './placePictures.ts';

it('knows the picture of each location and of each of its rooms, by day and by night (MEME-1)', () => {
  for (const { id, rooms } of LOCATIONS) {
    for (const place of [id, ...rooms.map((room) => `${id}-${room}`)]) {
      expect(placePicture(place, 'day')).toMatch(new RegExp(`/${place}-day`));
      expect(placePicture(place, 'night')).toMatch(new RegExp(`/${place}-night`));
    }
  }
});

it('knows the house of a room that has no picture of its own', () => {
  expect(placePicture('arcade-darkroom', 'night')).toMatch(/\/arcade-night/);
});

it('refuses a place that is not there', () => {
  expect(() => placePicture('moon', 'day')).toThrow(/moon/);
});
