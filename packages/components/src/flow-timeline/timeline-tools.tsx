'use client';

import { CalendarClock, Download } from 'lucide';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';
import type { TimelineTimeFormat } from './timeline-times.js';
import { useTimelineTexts } from './timeline-texts.js';
import type { HarExport } from './use-har-export.js';

export interface TimelineToolsProps {
  timeFormat: TimelineTimeFormat;
  onTimeFormatChange: (format: TimelineTimeFormat) => void;
  /** Null where there is no network traffic to save. */
  har: HarExport | null;
}

/** What else can be done with a timeline: read its times as times of day, save its network traffic. */
export function TimelineTools({ timeFormat, onTimeFormatChange, har }: TimelineToolsProps) {
  const m = useTimelineTexts();
  const onClock = timeFormat === 'clock';
  return (
    <div className="fl-timeline-tools">
      <IconButton
        size="small"
        label={m.showClockTimes}
        icon={<Icon of={CalendarClock} size={14} />}
        pressed={onClock}
        onClick={() => onTimeFormatChange(onClock ? 'recording' : 'clock')}
      />
      {har && (
        <IconButton
          size="small"
          label={m.exportHar}
          icon={har.exporting ? <Spinner size={14} /> : <Icon of={Download} size={14} />}
          aria-busy={har.exporting}
          onClick={har.exportHar}
        />
      )}
    </div>
  );
}
