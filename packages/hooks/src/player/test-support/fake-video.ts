/** Properties of a video element that a test sets in place of the browser. */
interface Media {
  readyState: number;
  duration: number;
  currentTime: number;
  seeking: boolean;
  paused: boolean;
  ended: boolean;
  videoWidth: number;
  error: object | null;
}

const EMPTY: Media = {
  readyState: 0,
  duration: NaN,
  currentTime: 0,
  seeking: false,
  paused: true,
  ended: false,
  videoWidth: 0,
  error: null,
};

export interface FakeVideo {
  element: HTMLVideoElement;
  media: Media;
  fire: (type: string) => void;
  /** Reports that the metadata of the file has loaded. */
  loadMetadata: (media?: Partial<Media>) => void;
  /** Completes the current seek and fires both of its events. Browsers queue the first event, too, and draw frames before it. */
  finishSeek: () => void;
  /** Breaks the file: as in Chromium, a playing video is paused before the error is reported. */
  fail: () => void;
}

/** A video element that loads, plays and seeks when the test says so, because jsdom plays nothing. */
export function fakeVideo(): FakeVideo {
  const element = document.createElement('video');
  const media = { ...EMPTY };
  const fire = (type: string) => element.dispatchEvent(new Event(type));
  for (const name of Object.keys(EMPTY) as (keyof Media)[]) {
    Object.defineProperty(element, name, { configurable: true, get: () => media[name] });
  }
  Object.defineProperty(element, 'currentTime', {
    get: () => media.currentTime,
    set: (seconds: number) => {
      media.currentTime = seconds;
      media.seeking = true;
    },
  });
  element.play = () => {
    media.paused = false;
    fire('play');
    fire('playing');
    return Promise.resolve();
  };
  element.pause = () => {
    media.paused = true;
    fire('pause');
  };
  element.load = () => {
    Object.assign(media, EMPTY);
    fire('emptied');
    fire('timeupdate');
    fire('loadstart');
  };

  return {
    element,
    media,
    fire,
    loadMetadata(known = {}) {
      Object.assign(media, { readyState: 1, duration: 60, videoWidth: 640, ...known });
      fire('durationchange');
      fire('loadedmetadata');
    },
    finishSeek() {
      fire('seeking');
      media.seeking = false;
      fire('timeupdate');
      fire('seeked');
    },
    fail() {
      const { paused } = media;
      Object.assign(media, { error: {}, duration: NaN, readyState: 0, paused: true });
      fire('error');
      if (!paused) fire('pause');
    },
  };
}
