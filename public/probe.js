// Chooses the renderer before anything else runs, and preloads its chunks, and the wallpaper where it is the one that a
// desktop comes with, in the same round as the page's own.
(function () {
  var script = document.getElementById('probe');
  var local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  var asked = local && new URLSearchParams(location.search).get('renderer');
  var renderer = asked === 'webgl' || asked === 'canvas' ? asked : fastWebGL() ? 'webgl' : 'canvas';
  document.documentElement.dataset.renderer = renderer;
  script.dataset[renderer].split(',').forEach(function (href) {
    preload({ rel: 'modulepreload', href: href });
  });
  var tall = matchMedia('(orientation: portrait)').matches;
  var wallpaper = script.dataset[tall ? (isNight() ? 'tallNight' : 'tallDay') : isNight() ? 'night' : 'day'];
  if (wallpaper && hasStandardWallpaper()) preload({ rel: 'preload', as: 'image', href: wallpaper });

  function preload(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  // By the hours that Arcadia has unless an administrator says otherwise (time_config), and the rule of
  // supabase/functions/_shared/domain/chicagoTime.ts: Intl takes a cheap phone 90 ms to wake.
  function isNight() {
    var asked = local ? Date.parse(new URLSearchParams(location.search).get('now')) : NaN;
    var now = isNaN(asked) ? Date.now() : asked;
    var year = new Date(now).getUTCFullYear();
    var summer = sundayOf(year, 2, 2) + 8 * 3600000 <= now && now < sundayOf(year, 10, 1) + 7 * 3600000;
    var hour = new Date(now - (summer ? 5 : 6) * 3600000).getUTCHours();
    return hour < 6 || hour >= 20;
  }

  function sundayOf(year, month, count) {
    var first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + (count - 1) * 7);
  }

  // By what src/services/settings/settings.ts keeps.
  function hasStandardWallpaper() {
    try {
      var kept = JSON.parse(localStorage.getItem('settings')).value;
      var copy = kept.copies[kept.owner || 'guest'];
      var type = copy.desktopBackgroundType || { value: 'image' };
      var background = copy.desktopBackground || { value: 'standard' };
      return type.value === 'image' && background.value === 'standard';
    } catch {
      // Nothing is kept, or we may not look.
      return true;
    }
  }

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
