/** Keeps Tone from logging a greeting. It asks as soon as it is imported, so this is imported before it. */
Object.assign(globalThis, { TONE_SILENCE_LOGGING: true });
