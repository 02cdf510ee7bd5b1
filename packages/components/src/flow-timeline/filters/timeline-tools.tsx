'use client';

import type { UseTimelineResult } from '@flowlens/hooks';
import { CalendarClock, ChartNoAxesGantt, Download, Images } from 'lucide';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';
import type { TimelineTimeFormat } from '../timeline-times.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { useHarExport } from './use-har-export.js';

export interface TimelineToolsProps extends Pick<UseTimelineResult, 'session' | 'complete' | 'counts'> {
  /** True if there are runs of assets to fold or unfold. */
  foldable: boolean;
  assetsShown: boolean;
  toggleAssets: () => void;
  waterfall: boolean;
  onWaterfallChange: (shown: boolean) => void;
  timeFormat: TimelineTimeFormat;
  onTimeFormatChange: (format: TimelineTimeFormat) => void;
  /** Name of the saved file. */
  title: string;
}

/** Further actions on a timeline: show times of day and a waterfall, fold assets, save its network traffic. */
export function TimelineTools(props: TimelineToolsProps) {
  const { session, complete, counts, timeFormat, onTimeFormatChange, title } = props;
  const m = useTimelineTexts();
  const { exporting, exportHar } = useHarExport(session, title);
  const { network, websocket } = counts.byKind;
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
      {network > 0 && (
        <IconButton
          className="fl-timeline-waterfall-switch"
          size="small"
          label={m.showWaterfall}
          icon={<Icon of={ChartNoAxesGantt} size={14} />}
          pressed={props.waterfall}
          onClick={() => props.onWaterfallChange(!props.waterfall)}
        />
      )}
      {props.foldable && (
        <IconButton
          size="small"
          label={m.showAssets}
          icon={<Icon of={Images} size={14} />}
          pressed={props.assetsShown}
          onClick={props.toggleAssets}
        />
      )}
      {complete && network + websocket > 0 && (
        <IconButton
          size="small"
          label={m.exportHar}
          icon={exporting ? <Spinner size={14} /> : <Icon of={Download} size={14} />}
          aria-busy={exporting}
          onClick={exportHar}
        />
      )}
    </div>
  );
}
