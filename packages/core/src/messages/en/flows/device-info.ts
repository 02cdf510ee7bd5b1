import type { DeviceField } from '../../../recorded/device-info.js';

const fields: Record<DeviceField, string> = {
  browser: 'Browser',
  os: 'Operating system',
  architecture: 'Architecture',
  timezone: 'Time zone',
  screen: 'Screen',
  recorder: 'Recorded with',
  mode: 'Recording mode',
  redacted: 'Redacted values',
};

/** Facts of a capture note as texts; empty if unknown. `lines` lists line numbers. */
export interface NoteFacts {
  time: string;
  length: string;
  count: number;
  lines: string;
}

/** One sentence for each possible gap of a recording. */
const noteTexts = {
  video_cut_short: ({ time }: NoteFacts) =>
    `The recording ends early: ${time ? `the video stops at ${time}` : 'the rest of the video is missing'}.`,
  video_damaged: ({ time, length }: NoteFacts) => {
    if (!time) return 'A part of the video is damaged.';
    return `The video is damaged at ${time}${length && `; about ${length} is missing`}.`;
  },
  sound_left_out: (_facts: NoteFacts) => 'Sound could not be converted.',
  probe_failed: ({ time }: NoteFacts) => `A part of the recorder failed${time && ` at ${time}`} and was switched off.`,
  events_dropped: ({ count }: NoteFacts) =>
    `${count} ${count === 1 ? 'event was' : 'events were'} dropped because too many arrived at once.`,
  video_stalled: ({ time, length }: NoteFacts) =>
    `The browser delivered no picture${time && ` at ${time}`}${length && ` for about ${length}`}.`,
  frames_dropped: ({ count }: NoteFacts) =>
    `${count} ${count === 1 ? 'frame is' : 'frames are'} missing from the video.`,
  requests_left_out: ({ count }: NoteFacts) =>
    `${count} ${count === 1 ? 'request' : 'requests'} of background workers left out: several tabs of the site were open.`,
  paused: ({ time, length }: NoteFacts) =>
    `The recording was paused${time && ` at ${time}`}${length && ` for about ${length}`}.`,
  site_left_out: ({ time, length }: NoteFacts) =>
    `The tab showed another site${time && ` at ${time}`}${length && ` for about ${length}`}, which was not recorded.`,
  site_silent: ({ time, length }: NoteFacts) =>
    `The site sent no events${time && ` from ${time}`}${length && ` for about ${length}`}.`,
  interrupted: ({ time }: NoteFacts) =>
    `The page or the browser closed before the recording was stopped${time && `, at ${time}`}.`,
  clock_jump: ({ time }: NoteFacts) => `The device clock was changed${time && ` at ${time}`}.`,
  events_removed: ({ count }: NoteFacts) => `The reporter removed ${count} ${count === 1 ? 'event' : 'events'}.`,
  deep_refused: (_facts: NoteFacts) => 'The browser refused deep recording. The recording was made in standard mode.',
  deep_cancelled: ({ time }: NoteFacts) =>
    `Deep recording was cancelled in the browser${time && ` at ${time}`}. The recording continued in standard mode.`,
  deep_ended: ({ time }: NoteFacts) =>
    `The browser ended deep recording${time && ` at ${time}`}. The recording continued in standard mode.`,
  events_skipped: ({ count, lines }: NoteFacts) =>
    `${count} ${count === 1 ? 'event' : 'events'} could not be read${lines && ` (${count === 1 ? 'line' : 'lines'} ${lines})`}.`,
};

export const deviceInfo = {
  label: 'Device Info',
  fields,
  device: 'Device',
  events: 'Recorded events',
  total: 'All events',
  notes: 'Recording notes',
  noteTexts,
  copyAll: 'Copy all',
  copied: 'Copied!',
  emptyTitle: 'No device info in this recording',
  emptyHint: 'The recorder sent no information about its browser and device.',
};
