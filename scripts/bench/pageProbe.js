// Runs in the page before its own scripts, as it is: counts and times requestAnimationFrame.
(() => {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let requested = 0;
  let stamps = new Map();
  globalThis.requestAnimationFrame = (callback) => {
    requested += 1;
    return request((time) => {
      const began = performance.now();
      callback(time);
      stamps.set(time, (stamps.get(time) ?? 0) + performance.now() - began);
    });
  };
  globalThis.benchProbe = {
    counts: () => ({ frames: globalThis.desktopProbe?.frames() ?? Number.NaN, requested }),
    reset: () => {
      stamps = new Map();
    },
    frames: () => {
      const times = [...stamps.keys()];
      return {
        intervals: times.slice(1).map((time, index) => time - times[index]),
        scripts: [...stamps.values()],
      };
    },
  };
})();
