import type { TimelineMetadata } from './event-types.js';

export type DeviceField = 'browser' | 'os' | 'architecture' | 'timezone' | 'screen';

export interface DeviceInfoRow {
  field: DeviceField;
  value: string;
}

/** The recording browser and machine as rows; what was not recorded has no row. */
export function deviceInfoRows(metadata: TimelineMetadata | null): DeviceInfoRow[] {
  if (metadata === null) return [];
  const { browser, browserVersion, os, osVersion, architecture, timezone, screenWidth, screenHeight } = metadata;
  const rows: [DeviceField, string | undefined][] = [
    ['browser', joined(browser, browserVersion)],
    ['os', joined(os, osVersion)],
    ['architecture', architecture],
    ['timezone', timezone],
    ['screen', screenWidth && screenHeight ? `${screenWidth} × ${screenHeight}` : undefined],
  ];
  return rows.flatMap(([field, value]) => (value ? [{ field, value }] : []));
}

function joined(name: string | undefined, version: string | undefined): string | undefined {
  return [name, version].filter(Boolean).join(' ') || undefined;
}
