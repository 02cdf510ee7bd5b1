'use client';

import { formatBytes, formatDuration } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import type { SendProgress } from '@flowlens/recorder';
import { Button } from '../ui/button/button.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { ProgressBar } from '../ui/progress-bar/progress-bar.js';
import { ViewTitle } from './view-title.js';

export interface SendingViewProps {
  m: RecorderMessages;
  progress: SendProgress;
  onCancel: () => void;
}

/** Progress of sending a recording. */
export function SendingView({ m, progress: { phase, sentBytes, totalBytes, waitMs }, onCancel }: SendingViewProps) {
  const { locale } = useFlowLens();
  const isWaiting = phase === 'waiting_for_network' || phase === 'waiting_for_server';
  const isMeasured = totalBytes > 0;

  return (
    <div className="fl-recorder-panel-column">
      <ViewTitle title={m.sendingTitle} hint={m.keepOpen} />
      <div className="fl-sending">
        <ProgressBar label={m.progress} value={isMeasured ? sentBytes / totalBytes : null} paused={isWaiting} />
        <div className="fl-sending-line">
          <span role="status">{m.phases[phase]}</span>
          <span className="fl-sending-bytes">
            {isMeasured &&
              m.sentBytes({ sent: formatBytes(sentBytes, locale), total: formatBytes(totalBytes, locale) })}
          </span>
        </div>
      </div>
      {isWaiting && (
        <InlineAlert tone="warning">
          <span>{waitMs === undefined ? m.offlineHint : m.busyHint({ wait: formatDuration(waitMs) })}</span>
        </InlineAlert>
      )}
      <Button className="fl-recorder-panel-main" onClick={onCancel}>
        {m.cancelSending}
      </Button>
    </div>
  );
}
