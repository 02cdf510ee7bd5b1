'use client';

import { type DeviceField, deviceInfoRows, type MessageOverrides, type TimelineMetadata } from '@flowlens/core';
import { clsx } from 'clsx';
import { Cpu, Globe, type LucideIcon, Monitor, MonitorCog, Timer } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';

const ICONS: Record<DeviceField, LucideIcon> = {
  browser: Globe,
  os: MonitorCog,
  architecture: Cpu,
  timezone: Timer,
  screen: Monitor,
};

export interface DeviceInfoProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** What the timeline file says of the recording browser and machine. */
  metadata: TimelineMetadata | null;
  messages?: MessageOverrides['deviceInfo'];
}

/** The browser and machine a flow was recorded on. */
export const DeviceInfo = withErrorBoundary(
  forwardRef<HTMLElement, DeviceInfoProps>(function DeviceInfo({ metadata, messages, className, ...rest }, ref) {
    const m = useMessages('deviceInfo', messages);
    const rootClass = useRootClass();
    const rows = deviceInfoRows(metadata);

    return (
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-device-info', className)}>
        {rows.length === 0 ? (
          <EmptyState icon={<Monitor size={18} />} title={m.emptyTitle} hint={m.emptyHint} />
        ) : (
          <dl className="fl-device-info-list">
            {rows.map(({ field, value }) => {
              const Icon = ICONS[field];
              return (
                <div key={field} className="fl-device-info-row">
                  <dt className="fl-device-info-name">
                    <Icon aria-hidden size={14} />
                    {m.fields[field]}
                  </dt>
                  <dd className="fl-device-info-value">{value}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </section>
    );
  }),
);
