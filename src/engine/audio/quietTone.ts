// Stops Tone from logging a greeting when it is imported. Must be imported before Tone.
Object.assign(globalThis, { TONE_SILENCE_LOGGING: true });
