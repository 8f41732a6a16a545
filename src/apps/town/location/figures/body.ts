/** A figure's size in its own pixels; its head is drawn in a box of its own, from this column on. */
export const WIDTH = 32;
export const HEIGHT = 42;
export const HEAD = { x: 4, width: 24, height: 21 } as const;

/** How a figure stands, and the two steps of its wave. */
export type Pose = 'stand' | 'up' | 'aside';

/** Pixels of a figure, one character each, and where they lie. Characters are those of Colors; dots are clear. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly rows: readonly string[];
}

/** What the characters stand for: outline, skin and its shade, coat, its shade and light, trousers and theirs, shoes. */
export type Colors = Readonly<Record<'#' | 's' | 't' | 'c' | 'd' | 'l' | 'p' | 'q' | 'w', string>>;

/** All but the head and the arm that waves. */
export const BODY: Part = {
  x: 0,
  y: 19,
  rows: [
    '...........##########...........',
    '..........#ccsssssscc#..........',
    '.......###ccccssssccdd#.........',
    '......#cc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#ccc#cccccllcccdd#.........',
    '.....#sss#cccccllcccdd#.........',
    '.....#sss#cccccllcccdd#.........',
    '......####dddddddddddd#.........',
    '..........#pppqqqpppq#..........',
    '..........#pppqqqpppq#..........',
    '..........#pppq##pppq#..........',
    '..........#pppq##pppq#..........',
    '..........#pppq##pppq#..........',
    '..........#pppq##pppq#..........',
    '.........#wwwww##wwwww#.........',
    '.........#wwwww##wwwww#.........',
    '..........#####..#####..........',
  ],
};

/** The arm that waves, by pose. */
export const ARMS: Readonly<Record<Pose, Part>> = {
  stand: {
    x: 22,
    y: 21,
    rows: [
      '.##..',
      '#dd#.',
      '#ddd#',
      '#ddd#',
      '#ddd#',
      '#ddd#',
      '#ddd#',
      '#ddd#',
      '#ddd#',
      '#sss#',
      '#sss#',
      '.###.',
    ],
  },
  up: {
    x: 21,
    y: 8,
    rows: [
      '.....###.',
      '....#sss#',
      '....#sss#',
      '....#sss#',
      '....#sss#',
      '....#ddd#',
      '....#ddd#',
      '....#ddd#',
      '....#ddd#',
      '....#ddd#',
      '....#ddd#',
      '....#ddd#',
      '...#dddd#',
      '.###ddd#.',
      '#dddddd#.',
      '#dddddd#.',
      '#ddddd#..',
      '.#####...',
    ],
  },
  aside: {
    x: 21,
    y: 8,
    rows: [
      '.......###.',
      '......#sss#',
      '......#sss#',
      '......#sss#',
      '......#sss#',
      '......#ddd#',
      '.....#dddd#',
      '.....#ddd#.',
      '.....#ddd#.',
      '....#dddd#.',
      '....#ddd#..',
      '....#ddd#..',
      '...#dddd#..',
      '.###ddd#...',
      '#dddddd#...',
      '#dddddd#...',
      '#ddddd#....',
      '.#####.....',
    ],
  },
};

/** The head of a person without a picture. */
export const PLAIN_HEAD: Part = {
  x: HEAD.x,
  y: 0,
  rows: [
    '........................',
    '........................',
    '.........######.........',
    '.......##cccccc##.......',
    '......#cccccccccd#......',
    '.....#ccccccccccdd#.....',
    '.....#ccccccccccdd#.....',
    '....#cccccccccccddd#....',
    '...##cccccccccccddd#....',
    '..#dddddddddddddtt#.....',
    '...###sssssssssstt##....',
    '...#sssssssssssstttt#...',
    '...#sssss##sss##tttt#...',
    '...#s#sss#ssss#stt#t#...',
    '....##sssssssssstt##....',
    '.....#sssssssssstt#.....',
    '.....#ssss#####stt#.....',
    '......#ssssssssst#......',
    '.......#ssssssss#.......',
    '........#ssssss#........',
    '.........#ssss#.........',
  ],
};
