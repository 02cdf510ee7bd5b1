'use client';

import { formatClock } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import type { Recorder, RecorderSnapshot } from '@flowlens/recorder';
import { Mic, MonitorPlay, Pause, Play, Square } from 'lucide';
import { Badge } from '../ui/badge/badge.js';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { MarkForm } from './mark-form.js';
import { ViewTitle } from './view-title.js';

export interface RecordingViewProps {
  m: RecorderMessages;
  recorder: Recorder;
  snapshot: RecorderSnapshot;
}

/** A running recording: its length, its contents, and its controls. */
export function RecordingView({ m, recorder, snapshot }: RecordingViewProps) {
  const { locale } = useFlowLens();
  const { status, elapsedMs, eventsCount, errorsCount, hasVideo, hasMicrophone, hasSiteEvents, marks } = snapshot;
  const isPaused = status === 'paused';
  const isStopping = status === 'stopping';
  const counted = (count: number) => ({ count, total: count.toLocaleString(locale) });
  const title = isStopping ? m.finishing : isPaused ? m.paused : m.recording;

  return (
    <div className="fl-recorder-panel-column">
      <ViewTitle
        title={title}
        icon={
          isStopping ? (
            <Spinner size={12} />
          ) : (
            <span className="fl-record-dot" data-status={status} aria-hidden="true" />
          )
        }
      />
      <div className="fl-recording-status">
        <span className="fl-recording-timer" role="timer" data-status={status}>
          {formatClock(elapsedMs)}
        </span>
        <span className="fl-recording-facts">
          {(recorder.probes.length > 0 || hasSiteEvents) && (
            <>
              {/* First, so that it grows away from the others. */}
              <Badge>{m.eventCount(counted(eventsCount))}</Badge>
              <Badge tone={errorsCount > 0 ? 'danger' : 'neutral'}>{m.errorCount(counted(errorsCount))}</Badge>
            </>
          )}
          {hasVideo && (
            <Badge>
              <Icon of={MonitorPlay} size={12} />
              <span>{m.withVideo}</span>
            </Badge>
          )}
          {hasMicrophone && (
            <Badge>
              <Icon of={Mic} size={12} />
              <span>{m.withMicrophone}</span>
            </Badge>
          )}
        </span>
      </div>
      <MarkForm m={m} marks={marks} disabled={isStopping} onMark={recorder.mark} />
      <div className="fl-recording-actions">
        <Button
          className="fl-recording-action"
          icon={<Icon of={isPaused ? Play : Pause} size={14} />}
          disabled={isStopping}
          onClick={isPaused ? recorder.resume : recorder.pause}
        >
          {isPaused ? m.resume : m.pause}
        </Button>
        <Button
          variant="primary"
          className="fl-recording-action"
          icon={<Icon of={Square} size={14} fill="currentColor" />}
          busy={isStopping}
          aria-label={isStopping ? undefined : m.stopRecording}
          onClick={() => void recorder.stop().catch(() => undefined)}
        >
          {isStopping ? m.stopping : m.stop}
        </Button>
      </div>
    </div>
  );
}
