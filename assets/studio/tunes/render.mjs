/**
 * A tune becomes two files that loop without a seam. FluidSynth plays three passes; the second is kept, so that what
 * rings on at its end is what rings at its beginning. Reverb and chorus drift and leave no two passes quite the same, so
 * the second begins as the third does and glides into itself. A tenth of a second of the neighbouring passes stays on either
 * side: decoders differ in how much silence they put before the first sample (AAC up to 48 ms), and a player that loops
 * from `lead` for `seconds` inside a longer stretch of the same period is seamless with all of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAD, LOUDNESS, difference, faultsOf, measure, measureFile, samplesOf } from './measure.mjs';
import { midiFile, tuneSeconds } from './midi.mjs';

const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const RATE = 48000;
/** How far apart (dB) the second and the third pass may be. */
const PASSES_APART = 0;

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
  if (apart > PASSES_APART) throw new Error(`the second pass does not lead into the third: ${apart} dB`);
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
  return `${fold}volume=${(LOUDNESS - loudness).toFixed(2)}dB`;
}

function check(file, seconds) {
  const measured = measureFile(file, seconds);
  const faults = faultsOf(measured);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  const { loudness, phone, truePeak, bytes, seam } = measured;
  const size = `${Math.round(bytes / 1024)} KB`;
  return `${file.split('.').pop()}: ${size}, ${loudness} LUFS (${phone} on a phone), ${truePeak} dBTP, seam ${seam} dB`;
}

const bytesOf = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength);
