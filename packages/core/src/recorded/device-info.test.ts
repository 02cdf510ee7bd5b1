import { describe, expect, it } from 'vitest';
import { deviceInfoRows } from './device-info.js';

describe('deviceInfoRows', () => {
  it('returns a row for each recorded value', () => {
    const metadata = {
      browser: 'Chrome',
      browserVersion: '140',
      os: 'Linux',
      osVersion: '6.1',
      architecture: 'x86_64',
      timezone: 'Europe/Berlin',
      screenWidth: 1440,
      screenHeight: 900,
    };

    expect(deviceInfoRows(metadata)).toEqual([
      { field: 'browser', value: 'Chrome 140' },
      { field: 'os', value: 'Linux 6.1' },
      { field: 'architecture', value: 'x86_64' },
      { field: 'timezone', value: 'Europe/Berlin' },
      { field: 'screen', value: '1440 × 900' },
    ]);
  });

  it('returns no row for a missing value', () => {
    expect(deviceInfoRows({ os: 'Linux', screenWidth: 1440 })).toEqual([{ field: 'os', value: 'Linux' }]);
  });

  it('names the mode of a recorder with several modes', () => {
    const capture = { recorder: 'extension' as const, version: '1.2.0', gaps: [] };
    expect(deviceInfoRows({ capture: { ...capture, mode: 'deep' } })).toEqual([
      { field: 'recorder', value: 'FlowLens Extension 1.2.0' },
      { field: 'mode', value: 'Deep' },
    ]);
    expect(deviceInfoRows({ capture })).toHaveLength(1);
  });

  it.each([[null], [{}]])('returns no rows for %j', (metadata) => {
    expect(deviceInfoRows(metadata)).toEqual([]);
  });
});
