// Chooses the renderer before anything else runs, and preloads its chunks in the same round as the page's own.
(function () {
  var script = document.getElementById('probe');
  var local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  var asked = local && new URLSearchParams(location.search).get('renderer');
  var renderer = asked === 'webgl' || asked === 'canvas' ? asked : fastWebGL() ? 'webgl' : 'canvas';
  document.documentElement.dataset.renderer = renderer;
  script.dataset[renderer].split(',').forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  });

  // WebGL that is done in software is slower than the canvas.
  function fastWebGL() {
    var canvas = document.createElement('canvas');
    var options = { failIfMajorPerformanceCaveat: true, stencil: true };
    var context = canvas.getContext('webgl2', options) || canvas.getContext('webgl', options);
    var loser = context && context.getExtension('WEBGL_lose_context');
    if (loser) loser.loseContext();
    return Boolean(context);
  }
})();
