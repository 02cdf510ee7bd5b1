import { formatClock, formatDate } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import type { OrphanInfo } from '@flowlens/recorder';
import { Button } from '../../ui/button/button.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

export type OrphanAction = 'finish' | 'download' | 'discard';

export interface OrphanRowProps {
  m: RecorderMessages;
  orphan: OrphanInfo;
  /** Action that runs. Its button keeps the focus; the others wait. */
  running: OrphanAction | null;
  /** True if an action of any row runs. */
  busy: boolean;
  note: string | undefined;
  /** Undefined for a recording that cannot be sent from this page. */
  onFinish?: () => void;
  onDownload: () => void;
  onDiscard: () => void;
}

/** A recording of an earlier visit: its title or page, time, length and actions. */
export function OrphanRow({ m, orphan, running, busy, note, onFinish, onDownload, onDiscard }: OrphanRowProps) {
  const { locale, timeZone } = useFlowLens();
  const { startedAt, pageUrl, hasVideo, title, durationMs } = orphan;
  const date = new Date(startedAt).toISOString();
  const when = formatDate(date, { locale, timeZone });
  const stateOf = (action: OrphanAction) => ({ busy: running === action, disabled: busy && running !== action });

  return (
    <li className="fl-orphans-item">
      <span className="fl-orphans-text">
        <span className="fl-orphans-name" title={title ?? pageUrl} dir="auto">
          {title ?? pageUrl.replace(/^https?:\/\//, '')}
        </span>
        <span className="fl-orphans-facts">
          <RelativeTime date={date} />
          {durationMs !== null && <span>{` · ${formatClock(durationMs)}`}</span>}
          {hasVideo && <span>{` · ${m.orphanWithVideo}`}</span>}
          {note && <span>{` · ${note}`}</span>}
        </span>
      </span>
      <span className="fl-orphans-actions">
        {onFinish && (
          <Button size="small" {...stateOf('finish')} aria-label={m.finishOf({ when })} onClick={onFinish}>
            {m.finish}
          </Button>
        )}
        <Button
          size="small"
          variant={onFinish ? 'ghost' : 'secondary'}
          {...stateOf('download')}
          aria-label={m.downloadOf({ when })}
          onClick={onDownload}
        >
          {m.download}
        </Button>
        <Button
          size="small"
          variant="ghost"
          {...stateOf('discard')}
          aria-label={m.discardOf({ when })}
          onClick={onDiscard}
        >
          {m.discard}
        </Button>
      </span>
    </li>
  );
}
