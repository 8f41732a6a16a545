import type { Plugin } from 'vite';

const LENGTH = 'const BUFFER_LENGTH = 44100 * 5;';

/**
 * Tone makes five seconds of each color of noise as it is first heard, long enough to keep a click waiting, and goes
 * round in them. Two are enough: the longest that is loud (screens/loading/vhsStatic) takes 1.9, and only hisses of -33 dB
 * and less go round.
 */
export function shortNoise(): Plugin {
  return {
    name: 'short-noise',
    apply: 'build',
    transform: {
      filter: { id: /\/tone\/build\/esm\/source\/Noise\.js$/ },
      handler(code) {
        if (!code.includes(LENGTH)) this.error('Tone makes its noise another way now');
        return { code: code.replace(LENGTH, 'const BUFFER_LENGTH = 44100 * 2;'), map: null };
      },
    },
  };
}
