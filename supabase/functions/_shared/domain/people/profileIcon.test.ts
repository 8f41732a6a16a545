import { describe, expect, it } from 'vitest';
import { drawnIcon, readProfileIcon, tokenIcon } from './profileIcon.ts';

describe('the icon of a profile', () => {
  it('is a face, a token or a character of one’s own (PROFILE-5)', () => {
    expect(readProfileIcon('mohawk')).toEqual({ kind: 'face', face: 'mohawk' });
    expect(readProfileIcon(tokenIcon('Flunks', '123'))).toEqual({
      kind: 'token',
      collection: 'Flunks',
      tokenId: '123',
    });
    expect(readProfileIcon(drawnIcon('f02a.-.g01'))).toEqual({
      kind: 'drawn',
      code: 'f02a.-.g01',
    });
  });

  it.each([
    null,
    '',
    'mona-lisa',
    'token:Flunks:',
    'token:Flunks:-1',
    'token:Flunks:007',
    'token:Flunks:1:2',
    'token:flunks:1',
    'token:Patch:1',
    `token:Flunks:${'9'.repeat(21)}`,
    'token:Flunks:1\n',
    "token:Flunks:1' or true",
    'drawn:',
    'drawn:<svg>',
    'drawn:../../etc/passwd',
    `drawn:${'a'.repeat(200)}`,
    'https://example.org/face.png',
  ])('is not %j', (text) => expect(readProfileIcon(text)).toBeNull());
});
