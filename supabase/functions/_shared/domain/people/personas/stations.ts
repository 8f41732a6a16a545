/** The dial of the radio as the personas know it. A test of the radio compares it with the stations themselves. */
export const STATIONS = [
  { name: 'The Shed', frequency: '88.1' },
  { name: 'Lakeside', frequency: '91.3' },
  { name: 'Flunk FM', frequency: '95.7' },
  { name: 'Thieves Country', frequency: '102.9' },
] as const;
