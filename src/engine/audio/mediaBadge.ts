import type { MusicTrack } from '../../kernel/musicTrack.ts';

/** Keeps the system's media keys on this page. */
export interface MediaBadge {
  /** The tune by whose file it is done. */
  show(track: MusicTrack): void;
  /** Whether it is wanted now. */
  go(playing: boolean): void;
  end(): void;
}

/**
 * Browsers give media keys to a page that plays an element, and not to one that plays by Web Audio alone. So the file of
 * the tune plays in an element too, which leads to no loudspeaker. Where the browser refuses that, the page has no media
 * keys and everything else goes on.
 */
export function mediaBadge(context: AudioContext): MediaBadge {
  let element: HTMLAudioElement | null = null;
  let wanted = false;
  const sync = (): void => {
    if (element === null) return;
    if (wanted) void element.play().catch(() => undefined);
    else element.pause();
  };
  return {
    show(track) {
      // One tune serves for all: the element is not heard.
      if (element !== null) return;
      element = new Audio();
      element.loop = true;
      element.src = element.canPlayType('audio/webm; codecs=opus') === '' ? track.m4a : track.webm;
      context.createMediaElementSource(element);
      sync();
    },
    go(playing) {
      wanted = playing;
      sync();
    },
    end() {
      element?.removeAttribute('src');
      element = null;
    },
  };
}
