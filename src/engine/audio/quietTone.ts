// Tone greets in the console when it is imported, unless it finds this. Imported before it, so that it runs before it.
Object.assign(globalThis, { TONE_SILENCE_LOGGING: true });
