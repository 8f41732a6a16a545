/**
 * A tune becomes two files that loop without a seam. FluidSynth plays three passes; the second is kept, so that what
 * rings on at its end is what rings at its beginning. Reverb and chorus drift and leave no two passes quite the same, so
 * the second begins as the third does and glides into itself. A tenth of a second of the neighbouring passes stays on either
 * side: decoders differ in how much silence they put before the first sample (AAC up to 48 ms), and a player that loops
 * from `lead` for `seconds` inside a longer stretch of the same period is seamless with all of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { midiFile, tuneSeconds } from './midi.mjs';

const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const RATE = 48000;
/** Seconds of the neighbouring passes before and after the loop. */
const LEAD = 0.1;
const TARGET = { loudness: -18, tolerance: 0.5, truePeak: -1, bytes: 400 * 1024 };
/** How far apart (dB) the second and the third pass may be at first, and both sides of the seam after the codec. */
const SEAM = { rendered: 0, encoded: -9 };
const LONGEST_SILENCE = 0.3;

// 'lowdelay' keeps Opus to its music coder: left to choose, it began with the one for speech, which shifts the phase.
const OPUS = ['-c:a', 'libopus', '-application', 'lowdelay', '-vbr', 'constrained', '-b:a'];
const AAC = ['-c:a', 'aac', '-ar', '44100', '-b:a', '48k', '-movflags', '+faststart'];
/** By what a tune says of its channels: 2 for what is wide, 1 for what is heard in rooms and takes half the memory. */
const FORMATS = {
  1: { webm: { channels: 1, flags: [...OPUS, '48k'] }, m4a: { channels: 1, flags: AAC } },
  2: { webm: { channels: 2, flags: [...OPUS, '50k'] }, m4a: { channels: 1, flags: AAC } },
};

/**
 * Renders, levels, encodes and checks one tune.
 * @param {import('./midi.mjs').Tune} tune
 * @param {Record<'webm' | 'm4a', string>} files where the loops go
 * @returns {{ seconds: number, lead: number, report: string[] }} facts for bundle.json, and what was measured
 * @throws when a loop is too loud, too quiet, too big or has a hole, or a tool is missing
 */
export function renderLoop(tune, files) {
  const folder = mkdtempSync(join(tmpdir(), 'tune-'));
  try {
    const seconds = tuneSeconds(tune);
    const loop = keepSecondPass(playPasses(tune, folder), seconds);
    const pcm = join(folder, 'loop.f32');
    writeFileSync(pcm, loop);
    const report = [];
    for (const [format, file] of Object.entries(files)) {
      encode(pcm, file, FORMATS[tune.channels][format]);
      report.push(check(file, seconds));
    }
    return { seconds, lead: LEAD, report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function playPasses(tune, folder) {
  const midi = join(folder, 'tune.mid');
  const wave = join(folder, 'tune.wav');
  writeFileSync(midi, midiFile(tune, 3));
  const settings = ['-ni', '-q', '-F', wave, '-r', String(RATE), '-g', '0.3', '-O', 'float', '-T', 'wav'];
  execFileSync('fluidsynth', [...settings, SOUND_FONT, midi], { stdio: ['ignore', 'ignore', 'inherit'] });
  const decode = ['-v', 'error', '-i', wave, '-f', 'f32le', '-ac', '2', '-'];
  return execFileSync('ffmpeg', decode, { maxBuffer: 2 ** 30 });
}

/** Interleaved stereo floats: [lead | second pass | lead]. */
function keepSecondPass(passes, seconds) {
  const samples = samplesOf(passes);
  const sampleAt = (at) => Math.round(at * RATE) * 2;
  const lead = sampleAt(LEAD);
  const [second, third] = [sampleAt(seconds), sampleAt(2 * seconds)];
  if (samples.length < third + lead) throw new Error('FluidSynth stopped too early');
  const apart = difference(samples, second, third, lead);
  if (apart > SEAM.rendered) throw new Error(`the second pass does not lead into the third: ${apart} dB`);
  const pass = samples.slice(second, third);
  for (let at = 0; at < lead; at++)
    pass[at] = samples[third + at] + ((pass[at] - samples[third + at]) * at) / lead;
  return Buffer.concat([pass.subarray(-lead), pass, pass.subarray(0, lead)].map(bytesOf));
}

function encode(pcm, file, { channels, flags }) {
  const raw = ['-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-i', pcm];
  const level = levelled(raw, channels);
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...raw, '-af', level, ...flags, ...exact, file]);
}

/** The filters that bring the loop to the target loudness in so many channels. */
function levelled(input, channels) {
  const fold = channels === 1 ? 'pan=mono|c0=0.5*c0+0.5*c1,' : '';
  const { loudness } = measure(input, fold);
  return `${fold}volume=${(TARGET.loudness - loudness).toFixed(2)}dB`;
}

/**
 * EBU R128 over the whole loop; one channel counts as two, which is how a person hears it.
 * @returns {{ loudness: number, truePeak: number, silences: number }} LUFS, dBTP, number of holes
 */
function measure(input, filters = '') {
  const chain = `${filters}silencedetect=n=-50dB:d=${LONGEST_SILENCE},ebur128=peak=true:dualmono=true`;
  const log = ffmpegLog(['-hide_banner', '-nostats', ...input, '-af', chain, '-f', 'null', '-']);
  const summary = log.slice(log.lastIndexOf('Summary:'));
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
    silences: log.split('silence_start').length - 1,
  };
}

function check(file, seconds) {
  const { loudness, truePeak, silences } = measure(['-i', file]);
  const bytes = statSync(file).size;
  const seam = seamOf(file, seconds);
  const faults = [
    Math.abs(loudness - TARGET.loudness) <= TARGET.tolerance ? '' : `loudness ${loudness} LUFS`,
    truePeak <= TARGET.truePeak ? '' : `true peak ${truePeak} dBTP`,
    silences === 0 ? '' : `${silences} silences`,
    bytes <= TARGET.bytes ? '' : `${bytes} bytes`,
    seam <= SEAM.encoded ? '' : `seam ${seam.toFixed(1)} dB`,
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  const size = `${Math.round(bytes / 1024)} KB`;
  return `${file.split('.').pop()}: ${size}, ${loudness} LUFS, ${truePeak} dBTP, seam ${seam.toFixed(1)} dB`;
}

/** What follows the loop's end beside what follows its beginning, as the codec left both. */
function seamOf(file, seconds) {
  const flags = ['-v', 'error', '-i', file, '-ar', String(RATE), '-ac', '1', '-f', 'f32le', '-'];
  const samples = samplesOf(execFileSync('ffmpeg', flags, { maxBuffer: 2 ** 28 }));
  const from = (LEAD / 2) * RATE;
  return difference(samples, from, from + seconds * RATE, LEAD * RATE);
}

/** The energy of the difference of two stretches of `length` samples against that of the first, in dB. */
function difference(samples, first, second, length) {
  let apart = 0;
  let energy = 0;
  for (let at = 0; at < length; at++) {
    const value = samples[Math.round(first) + at];
    apart += (value - samples[Math.round(second) + at]) ** 2;
    energy += value ** 2;
  }
  return 10 * Math.log10(apart / energy);
}

const samplesOf = (bytes) =>
  new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / Float32Array.BYTES_PER_ELEMENT));

const bytesOf = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength);

/** ffmpeg's filters report on stderr. */
function ffmpegLog(flags) {
  return execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', 'ffmpeg', ...flags], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}
