import type { DeviceField } from '../../timeline/device-info.js';

const fields: Record<DeviceField, string> = {
  browser: 'Browser',
  os: 'Operating system',
  architecture: 'Architecture',
  timezone: 'Time zone',
  screen: 'Screen',
};

export const deviceInfo = {
  label: 'Device Info',
  fields,
  device: 'Device',
  events: 'Recorded events',
  total: 'All events',
  copyAll: 'Copy all',
  copied: 'Copied!',
  emptyTitle: 'No device info in this recording',
  emptyHint: 'The recorder did not say which browser and machine it ran on.',
};
