/** Texts shown in turn while a recording is processed. */
const queueProgress = {
  waiting: 'Waiting in the queue...',
  meanwhile: 'The video starts here as soon as it is ready...',
};

const processingProgress = {
  reading: 'Reading the recording...',
  preparing: 'Preparing the video for playback...',
  thumbnail: 'Creating the thumbnail and the preview...',
  meanwhile: 'The video starts here as soon as it is ready...',
};

/** Descriptions in the list of keyboard shortcuts. */
const shortcuts = {
  playPause: 'Play or pause',
  back: 'Back 5 seconds',
  forward: 'Forward 5 seconds',
  previousFrame: 'Previous frame',
  nextFrame: 'Next frame',
  nextError: 'Next error',
  previousError: 'Previous error',
  nextComment: 'Next comment',
  previousComment: 'Previous comment',
  slower: 'Slower',
  faster: 'Faster',
  skipIdle: 'Skip idle',
  mute: 'Mute',
  captions: 'Captions',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  help: 'Keyboard shortcuts',
};

export const player = {
  label: 'Video player',
  loading: 'Loading video...',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumePercent: ({ percent }: { percent: number }) => `${percent} percent`,
  seek: 'Seek',
  seekTime: ({ time, duration }: { time: string; duration: string }) => `${time} of ${duration}`,
  spokenHours: ({ count }: { count: number }) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  spokenMinutes: ({ count }: { count: number }) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  spokenSeconds: ({ count }: { count: number }) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
  timeOfDuration: ({ time, duration }: { time: string; duration: string }) => `${time} / ${duration}`,
  rate: 'Playback speed',
  rateTimes: ({ rate }: { rate: number }) => `${rate}×`,
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  captionsOff: 'Off',
  /** Label of a caption track that has none. */
  captionTrack: ({ number }: { number: number }) => `Track ${number}`,
  skippedIdle: ({ seconds }: { seconds: number }) => `Skipped ${seconds} s`,
  copyMoment: 'Copy link to this moment',
  momentCopied: 'Link copied',
  momentCopyFailed: 'Failed to copy link',
  shortcuts,
  keySpace: 'Space',
  keyShift: 'Shift',
  queuedTitle: 'Video Queued',
  queuedHint: 'Waiting for video processing to start...',
  processingTitle: 'Processing Video',
  processingHint: 'This might take a while...',
  failedTitle: 'Video processing failed',
  failedHint: 'Unable to process video for this flow',
  queueProgress,
  processingProgress,
  noVideoTitle: 'No video',
  noVideoHint: 'This flow was recorded without video.',
  loadFailed: 'Failed to load the flow of this video',
  unplayableTitle: 'The video cannot be played',
  unplayableHint: 'It may be damaged, or the connection was lost. Its markers and the timeline still work.',
  markers: 'Markers',
  errorMarker: ({ time, label }: { time: string; label: string }) => `Error at ${time}: ${label}`,
  commentMarker: ({ time, label }: { time: string; label: string }) => `Comment at ${time}: ${label}`,
  /** `label` is the note of a marked moment; empty without one. */
  momentMarker: ({ time, label }: { time: string; label: string }) =>
    label ? `Mark at ${time}: ${label}` : `Mark at ${time}`,
  /** `total` ends with + if only some errors are marked. */
  errorCount: ({ count, total }: { count: number; total: string }) => `${total} ${count === 1 ? 'error' : 'errors'}`,
  errorOf: ({ number, total }: { number: number; total: string }) => `Error ${number} of ${total}`,
  groupMarker: ({ first, more }: { first: string; more: number }) => `${first}, and ${more} more`,
};
