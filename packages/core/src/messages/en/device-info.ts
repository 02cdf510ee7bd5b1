import type { DeviceField } from '../../timeline/device-info.js';

const fields: Record<DeviceField, string> = {
  browser: 'Browser',
  os: 'Operating system',
  architecture: 'Architecture',
  timezone: 'Time zone',
  screen: 'Screen',
};

/** Facts of a capture note as texts; empty when they are not known. `lines` lists line numbers. */
export interface NoteFacts {
  time: string;
  length: string;
  count: number;
  lines: string;
}

/** One sentence for each thing that a recording can lack. */
const noteTexts = {
  video_cut_short: ({ time }: NoteFacts) =>
    `The recording ends early: ${time ? `the video stops at ${time}` : 'the rest of the video is missing'}.`,
  video_damaged: ({ time, length }: NoteFacts) => {
    if (!time) return 'A part of the video is damaged.';
    return `The video is damaged at ${time}${length && `; about ${length} is missing`}.`;
  },
  sound_left_out: (_facts: NoteFacts) => 'Sound could not be converted.',
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
  emptyHint: 'The recorder did not say which browser and machine it ran on.',
};
