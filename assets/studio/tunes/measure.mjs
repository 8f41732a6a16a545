/** What is measured of a finished tune, by ffmpeg, and what is refused of it. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const RATE = 48000;
const LONGEST_SILENCE = 0.3;
/** Seconds of the neighboring passes before and after the loop. */
export const LEAD = 0.1;
/** LUFS. */
export const LOUDNESS = -18;
const MOST = {
  /** LU that a tune may be off. */
  off: 0.5,
  /** LU that a phone's loudspeaker may take of it. */
  lostOnPhone: 4,
  /** dBTP. */
  truePeak: -1,
  bytes: 400 * 1024,
  /** How far apart (dB) both sides of the seam may be after the codec. */
  seam: -9,
};
/** What a phone's loudspeaker leaves, about. */
const PHONE = 'highpass=f=350:p=2,highpass=f=350:p=2,';

/**
 * @typedef {{ loudness: number, truePeak: number, silences: number }} Sound LUFS, dBTP, number of holes
 * @typedef {Sound & { phone: number, bytes: number, seam: number }} Measured `phone`: LUFS of what a phone gives back of it;
 *   `seam`: dB between what follows the loop's end and what follows its beginning
 */

/**
 * All that is measured of a finished file.
 * @param {string} file
 * @param {number} seconds of its loop
 * @returns {Measured}
 */
export function measureFile(file, seconds) {
  const { loudness: phone } = measure(['-i', file], PHONE);
  const seam = Number(seamOf(file, seconds).toFixed(1));
  return { ...measure(['-i', file]), phone, bytes: statSync(file).size, seam };
}

/**
 * What is wrong with a tune of these figures: [] when nothing is.
 * @param {Measured} measured
 * @returns {string[]}
 */
export function faultsOf({ loudness, phone, truePeak, silences, bytes, seam }) {
  return [
    Math.abs(loudness - LOUDNESS) <= MOST.off ? '' : `loudness ${loudness} LUFS`,
    loudness - phone <= MOST.lostOnPhone ? '' : `${phone} LUFS on a phone`,
    truePeak <= MOST.truePeak ? '' : `true peak ${truePeak} dBTP`,
    silences === 0 ? '' : `${silences} silences`,
    bytes <= MOST.bytes ? '' : `${bytes} bytes`,
    seam <= MOST.seam ? '' : `seam ${seam} dB`,
  ].filter(Boolean);
}

/**
 * EBU R128 over the whole loop; one channel counts as two, which is how a person hears it.
 * @param {readonly string[]} input ffmpeg's arguments for it
 * @param {string} [filters] before it is measured
 * @returns {Sound}
 */
export function measure(input, filters = '') {
  const chain = `${filters}silencedetect=n=-50dB:d=${LONGEST_SILENCE},ebur128=peak=true:dualmono=true`;
  const log = ffmpegLog(['-hide_banner', '-nostats', ...input, '-af', chain, '-f', 'null', '-']);
  const summary = log.slice(log.lastIndexOf('Summary:'));
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
    silences: log.split('silence_start').length - 1,
  };
}

/** What follows the loop's end beside what follows its beginning, as the codec left both. */
function seamOf(file, seconds) {
  const flags = ['-v', 'error', '-i', file, '-ar', String(RATE), '-ac', '1', '-f', 'f32le', '-'];
  const samples = samplesOf(execFileSync('ffmpeg', flags, { maxBuffer: 2 ** 28 }));
  const from = (LEAD / 2) * RATE;
  return difference(samples, from, from + seconds * RATE, LEAD * RATE);
}

/** The energy of the difference of two stretches of `length` samples against that of the first, in dB. */
export function difference(samples, first, second, length) {
  let apart = 0;
  let energy = 0;
  for (let at = 0; at < length; at++) {
    const value = samples[Math.round(first) + at];
    apart += (value - samples[Math.round(second) + at]) ** 2;
    energy += value ** 2;
  }
  return 10 * Math.log10(apart / energy);
}

export const samplesOf = (bytes) =>
  new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / Float32Array.BYTES_PER_ELEMENT));

/** ffmpeg's filters report on stderr. */
function ffmpegLog(flags) {
  return execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', 'ffmpeg', ...flags], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}
