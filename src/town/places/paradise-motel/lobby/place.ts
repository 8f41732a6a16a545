import { bundle } from '@bundles/paradise-motel-lobby.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-lobby',
  title: 'Lobby',
  bundle,
  alt: {
    day: 'A motel lobby with a bamboo desk. The register is open; the hook of Room 2 has no key.',
    night: 'The lobby in the light of an aquarium. The register has been turned around to face you.',
  },
  tune: music.tracks['motel'],
  ambience: 'fluorescent',

  hotspots: {
    register: {
      label: 'Register',
      sound: 'select',
      answers: {
        day: ['Friday, 9:00 PM. F. LUNK. ROOM 2. THREE NIGHTS, IN QUARTERS.'],
        night: ['Your name is under it. You did not bring a green pen.'],
      },
    },
    bell: {
      label: 'Desk bell',
      sound: 'select',
      answers: {
        day: ['RING FOR MANAGER. The manager rings back.'],
        night: ['You ring once. Somewhere down the row, once.'],
      },
    },
    'room-1': { label: 'Room 1', sound: 'open', exit: { to: 'paradise-motel-room-1' } },
    'room-2': { label: 'Room 2', sound: 'open', exit: { to: 'paradise-motel-room-2' } },
    'pool-area': { label: 'Pool Area', sound: 'open', exit: { to: 'paradise-motel-pool-area' } },
    'managers-office': {
      label: "Manager's Office",
      sound: 'open',
      exit: { to: 'paradise-motel-managers-office' },
    },
    door: { label: 'Door to the parking lot', sound: 'open', exit: { to: 'paradise-motel' } },
  },
});
