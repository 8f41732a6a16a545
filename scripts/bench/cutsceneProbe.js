// Runs in the page before its own scripts, as it is: a person who knows the desktop, and timers that tell how late they are.
(() => {
  const setting = { version: 1, value: { showGettingStartedOnStartup: false } };
  localStorage.setItem('GETTING_STARTED_SETTINGS', JSON.stringify(setting));
  localStorage.setItem('semester-zero-seen', JSON.stringify({ version: 1, value: true }));

  const LONGEST_MS = 51;
  const late = [];
  const set = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = (handler, ms = 0, ...more) => {
    const due = performance.now() + ms;
    return set(() => {
      handler(...more);
      if (ms <= LONGEST_MS) late.push(performance.now() - due);
    }, ms);
  };

  globalThis.cutsceneProbe = {
    takeLate: () => late.splice(0),
    async countFrames(ms) {
      let frames = 0;
      const ends = performance.now() + ms;
      await new Promise((resolve) => {
        const step = () => {
          frames += 1;
          if (performance.now() < ends) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      });
      return frames;
    },
    nextChoice() {
      performance.clearMarks('cutscene:picture');
      addEventListener('click', () => performance.mark('cutscene:chosen'), { capture: true, once: true });
    },
  };
})();
