import type { ObjectiveState } from '@shared/domain/school/objectives.ts';

const EMPTY = [
  'ssssssssssss',
  'sddddddddddw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'sdpppppppppw',
  'swwwwwwwwwww',
];
const CHECKED = [
  'ssssssssssss',
  'sddddddddddw',
  'sdpppppppppw',
  'sdpppppppgpw',
  'sdppppppggpw',
  'sdpgpppgggpw',
  'sdpggpgggppw',
  'sdpgggggpppw',
  'sdppgggppppw',
  'sdpppgpppppw',
  'sdpppppppppw',
  'swwwwwwwwwww',
];
const LOCKED = [
  '....kkkk....',
  '...kmmmmk...',
  '..kmk..kmk..',
  '..kmk..kmk..',
  '.kkkkkkkkkk.',
  '.kyyyyyyyak.',
  '.kyyykkyyak.',
  '.kyyykkyaak.',
  '.kyyykkyaak.',
  '.kyyaaaaaak.',
  '.kkkkkkkkkk.',
  '............',
];

/** The mark before an objective: a box to be checked, or a padlock. */
export const MARKS: Readonly<Record<ObjectiveState, readonly string[]>> = {
  done: CHECKED,
  open: EMPTY,
  barred: LOCKED,
  later: LOCKED,
};

/** Ink on a white box in any theme, so that it looks the same on each. */
export const MARK_COLORS = {
  s: '#808080',
  d: '#181425',
  w: '#dfdfdf',
  p: '#ffffff',
  g: '#265c42',
  k: '#181425',
  m: '#8b9bb4',
  y: '#feae34',
  a: '#be6b1c',
} as const;
