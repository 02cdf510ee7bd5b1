/** What is said meanwhile; they take turns (spec §2). */
const queueProgress = {
  waiting: 'Waiting for its turn...',
  meanwhile: 'The video starts here as soon as it is ready...',
};

const processingProgress = {
  reading: 'Reading the recording...',
  preparing: 'Preparing the video for playback...',
  thumbnail: 'Making the thumbnail and the preview...',
  meanwhile: 'The video starts here as soon as it is ready...',
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
  timeOfDuration: ({ time, duration }: { time: string; duration: string }) => `${time} / ${duration}`,
  rate: ({ rate }: { rate: string }) => `Playback speed ${rate}`,
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  queuedTitle: 'Video Queued',
  queuedHint: 'Waiting for video processing to start...',
  processingTitle: 'Processing Video',
  processingHint: 'This might take a while...',
  failedTitle: 'Video processing failed',
  failedHint: 'Unable to process video for this flow',
  queueProgress,
  processingProgress,
  noVideoTitle: 'No video',
  noVideoHint: 'This flow was recorded without one.',
  loadFailed: 'Failed to load the flow of this video',
  unplayableTitle: 'The video cannot be played',
  unplayableHint: 'It may be damaged, or the connection was lost. Its markers and the timeline still work.',
  markers: 'Markers',
  previousMarker: 'Previous marker',
  nextMarker: 'Next marker',
  errorMarker: ({ time, label }: { time: string; label: string }) => `Error at ${time}: ${label}`,
  commentMarker: ({ time, label }: { time: string; label: string }) => `Comment at ${time}: ${label}`,
  groupMarker: ({ first, more }: { first: string; more: number }) => `${first}, and ${more} more`,
};
