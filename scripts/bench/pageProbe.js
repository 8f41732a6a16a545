// Runs in the page before its own scripts, as it is: counts and times requestAnimationFrame, long tasks, what canvases
// are drawn with, and the window that opens next.
(() => {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let requested = 0;
  let stamps = new Map();
  let frameTime = 0;
  globalThis.requestAnimationFrame = (callback) => {
    requested += 1;
    return request((time) => {
      const began = performance.now();
      frameTime = time;
      callback(time);
      stamps.set(time, (stamps.get(time) ?? 0) + performance.now() - began);
    });
  };

  // At most one a frame is heard, and none where the page is late.
  let moves = 0;
  addEventListener('pointermove', () => (moves += 1), { capture: true, passive: true });

  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });

  const contexts = [];
  const known = new WeakSet();
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function get(...asked) {
    const context = getContext.apply(this, asked);
    if (context?.isContextLost && !known.has(context)) {
      known.add(context);
      contexts.push(new WeakRef(context));
    }
    return context;
  };
  const isLive = (context) => context !== undefined && context.canvas.width > 0 && !context.isContextLost();

  const drawn = new WeakMap();
  const NOTHING_DRAWN = { frames: 0, calls: 0, lastFrame: undefined };
  for (const name of ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function count(...asked) {
      const { frames, calls, lastFrame } = drawn.get(this.canvas) ?? NOTHING_DRAWN;
      drawn.set(this.canvas, {
        frames: frames + (frameTime === lastFrame ? 0 : 1),
        calls: calls + 1,
        lastFrame: frameTime,
      });
      return draw.apply(this, asked);
    };
  }

  const frames = () => globalThis.desktopProbe?.frames() ?? Number.NaN;
  const dialogs = () => document.querySelectorAll('[role=dialog]').length;
  let windowShown;

  /** Runs in a task of its own right after the next frame of the page. */
  const afterFrame = (look) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = look;
    request(() => port2.postMessage(undefined));
  };

  const nextClick = () =>
    new Promise((resolve) => {
      addEventListener('dblclick', resolve, { capture: true, once: true });
    });

  /** Resolves with how many frames the desktop had drawn when the next dialog was put into the page. */
  const nextDialog = () => {
    const before = dialogs();
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (dialogs() <= before) return;
        observer.disconnect();
        resolve(frames());
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  };

  const frameAfter = (count) =>
    new Promise((resolve) => {
      const look = () => (frames() > count ? resolve(performance.now()) : afterFrame(look));
      afterFrame(look);
    });

  globalThis.benchProbe = {
    counts: () => ({ frames: frames(), requested, moves }),
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
    contexts: () => contexts.filter((reference) => isLive(reference.deref())).length,
    draws: (selector) => {
      const { frames, calls } = drawn.get(document.querySelector(selector)) ?? NOTHING_DRAWN;
      return { frames, calls };
    },
    longTasks: () => longTasks.map(({ startTime, duration }) => ({ at: startTime, duration })),
    awaitWindow: () => {
      const shown = nextDialog().then(frameAfter);
      windowShown = nextClick().then(async ({ timeStamp }) => (await shown) - timeStamp);
    },
    windowShown: () => windowShown,
  };
})();
