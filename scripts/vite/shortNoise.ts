import type { Plugin } from 'vite';

const LENGTH = 'const BUFFER_LENGTH = 44100 * 5;';

/**
 * Tone makes five seconds of each colour of noise as it is first heard, long enough to keep a click waiting. No sound of
 * the table has more than a tenth of a second of it, each from another place.
 */
export function shortNoise(): Plugin {
  return {
    name: 'short-noise',
    apply: 'build',
    transform: {
      filter: { id: /\/tone\/build\/esm\/source\/Noise\.js$/ },
      handler(code) {
        if (!code.includes(LENGTH)) this.error('Tone makes its noise another way now');
        return { code: code.replace(LENGTH, 'const BUFFER_LENGTH = 44100;'), map: null };
      },
    },
  };
}
