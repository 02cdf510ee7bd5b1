'use client';

import type { CaptureNote } from '@flowlens/client';
import { captureNoteText } from '@flowlens/core/format';
import type { MessageOverrides } from '@flowlens/core/messages';
import { deviceInfoRows, type TimelineMetadata } from '@flowlens/core/recorded';
import type { EntryCounts } from '@flowlens/timeline';
import { clsx } from 'clsx/lite';
import { Monitor } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { CopyDeviceInfo } from './copy-device-info.js';
import { DeviceFacts } from './device-facts.js';
import { countRows } from './count-rows.js';
import { EventCountList } from './event-count-list.js';
import { RecordingNotes } from './recording-notes.js';

export interface DeviceInfoProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Metadata in the timeline file about the recording browser and machine. */
  metadata: TimelineMetadata | null;
  /** Number of recorded events of each kind. Hidden if missing or all zero. */
  counts?: EntryCounts | undefined;
  /** Capture notes, as in `flow.capture.notes`. Without any, the section is hidden. @default none */
  notes?: readonly CaptureNote[] | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'deviceInfo'> | undefined;
}

/**
 * The browser and machine of a recording, and the number of recorded events. A button copies everything.
 *
 * @example
 * const { metadata, counts } = useTimeline(flow.timeline_url, { flowId: flow.id });
 * <DeviceInfo metadata={metadata} counts={counts} />
 */
export const DeviceInfo = withErrorBoundary(
  forwardRef<HTMLElement, DeviceInfoProps>(function DeviceInfo(
    { metadata, counts, notes = [], messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('deviceInfo', messages?.deviceInfo);
    const { kinds } = useMessages('timeline');
    const rootClass = useRootClass();
    const facts = deviceInfoRows(metadata).map((row) => ({ ...row, name: m.fields[row.field] }));
    const events = countRows(counts, kinds);
    const noteTexts = notes.flatMap((note) => captureNoteText(note, m) ?? []);
    const lines = [...[...facts, ...events].map(({ name, value }) => `${name}: ${value}`), ...noteTexts];

    return (
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-device-info', className)}>
        {lines.length > 0 && (
          <div className="fl-device-info-head">
            <h2 className="fl-device-info-title">{m.device}</h2>
            <CopyDeviceInfo m={m} text={lines.join('\n')} />
          </div>
        )}
        {facts.length > 0 ? (
          <DeviceFacts facts={facts} />
        ) : (
          <EmptyState icon={<Icon of={Monitor} size={18} />} title={m.emptyTitle} hint={m.emptyHint} />
        )}
        <RecordingNotes title={m.notes} texts={noteTexts} />
        {events.length > 0 && (
          <>
            <h2 className="fl-device-info-title">{m.events}</h2>
            <EventCountList rows={events} total={m.total} />
          </>
        )}
      </section>
    );
  }),
);
