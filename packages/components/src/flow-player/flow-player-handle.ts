import type { PlayerStore } from '@flowlens/hooks';

/** Methods of the ref of a `FlowPlayer`. They work from the first render on, even while the video is still loading. */
export interface FlowPlayerHandle {
  /** Starts playback, or requests it until the video has loaded. Does nothing if the browser refuses. */
  play: () => void;
  pause: () => void;
  /** Seeks to a time of the video, in milliseconds. Before the video has loaded, it sets the start. */
  seek: (timeMs: number) => void;
  /** Current time of the video, in milliseconds. */
  readonly currentTimeMs: number;
}

export function playerHandle({ actions, getState }: PlayerStore): FlowPlayerHandle {
  return {
    play: actions.play,
    pause: actions.pause,
    seek: actions.seek,
    get currentTimeMs() {
      return getState().timeMs;
    },
  };
}
