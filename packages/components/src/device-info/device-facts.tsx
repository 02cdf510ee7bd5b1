import type { DeviceField } from '@flowlens/core/recorded';
import { Cpu, Globe, type IconNode, Layers, Monitor, MonitorCog, Timer, EyeOff, Video } from 'lucide';
import { Icon } from '../ui/icon/icon.js';

const ICONS: Record<DeviceField, IconNode> = {
  browser: Globe,
  os: MonitorCog,
  architecture: Cpu,
  timezone: Timer,
  recorder: Video,
  mode: Layers,
  redacted: EyeOff,
  screen: Monitor,
};

export interface DeviceFactsProps {
  facts: readonly { field: DeviceField; name: string; value: string }[];
}

/** Known facts about the browser and machine, one per line. */
export function DeviceFacts({ facts }: DeviceFactsProps) {
  return (
    <dl className="fl-device-info-list">
      {facts.map(({ field, name, value }) => (
        <div key={field} className="fl-device-info-row">
          <dt className="fl-device-info-name">
            <Icon of={ICONS[field]} size={14} />
            <span>{name}</span>
          </dt>
          <dd className="fl-device-info-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
