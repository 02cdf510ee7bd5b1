'use client';

import { CalendarClock, Download, X } from 'lucide';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { controlAfter } from '../ui/hand-on-focus/control-beside.js';
import { useHandOnFocus } from '../ui/hand-on-focus/use-hand-on-focus.js';
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
  /** Left out while nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** What else can be done with a timeline: clear the filters, read its times as times of day, save its network traffic. */
export function TimelineTools({ timeFormat, onTimeFormatChange, har, onClear }: TimelineToolsProps) {
  const m = useTimelineTexts();
  return (
    <div className="fl-timeline-tools">
      {onClear && <ClearFilters onClear={onClear} />}
      <IconButton
        size="small"
        label={m.showClockTimes}
        icon={<Icon of={CalendarClock} size={14} />}
        pressed={timeFormat === 'clock'}
        onClick={() => onTimeFormatChange(timeFormat === 'clock' ? 'recording' : 'clock')}
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

function ClearFilters({ onClear }: { onClear: () => void }) {
  const m = useTimelineTexts();
  const button = useHandOnFocus<HTMLButtonElement>(controlAfter);
  return (
    <IconButton ref={button} size="small" label={m.clearFilters} icon={<Icon of={X} size={14} />} onClick={onClear} />
  );
}
