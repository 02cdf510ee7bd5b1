'use client';

import { formatClock, formatDuration, formatSpokenTime } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import type { UseRecordingDraftResult } from '@flowlens/hooks';
import { ArrowLeftToLine, ArrowRightToLine, Scissors } from 'lucide';
import { type CSSProperties, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { TrimMarks } from './trim-marks.js';

const STEP_MS = 100;
/** Minimum length of a trimmed recording. */
export const TRIM_MIN_MS = 500;

export interface TrimEditorProps {
  m: RecorderMessages;
  review: UseRecordingDraftResult;
  /** Time of the visible frame; null without a video. */
  now: () => number | null;
  onSeek: (timeMs: number) => void;
}

/** Trims the beginning and the end of a recording. */
export function TrimEditor({ m, review, now, onSeek }: TrimEditorProps) {
  const { durationMs, pending, failed, video } = review;
  const lengthMs = Math.ceil(durationMs / STEP_MS) * STEP_MS;
  const [range, setRange] = useState({ startMs: 0, endMs: lengthMs });
  const units = useMessages('player');
  const isWhole = range.startMs === 0 && range.endMs === lengthMs;
  const isTrimming = pending === 'trim';

  function setStart(wantedMs: number) {
    const startMs = Math.max(0, Math.min(wantedMs, range.endMs - TRIM_MIN_MS));
    setRange({ ...range, startMs });
    onSeek(startMs);
  }
  function setEnd(wantedMs: number) {
    const endMs = Math.min(lengthMs, Math.max(wantedMs, range.startMs + TRIM_MIN_MS));
    setRange({ ...range, endMs });
    onSeek(endMs);
  }

  const handles = [
    { label: m.trimStart, value: range.startMs, set: setStart },
    { label: m.trimEnd, value: range.endMs, set: setEnd },
  ];
  const place = { '--fl-from': range.startMs / lengthMs || 0, '--fl-to': range.endMs / lengthMs || 1 } as CSSProperties;
  return (
    <div className="fl-trim" role="group" aria-label={m.trimTitle}>
      <div className="fl-trim-track" style={place}>
        <span className="fl-trim-kept" />
        <TrimMarks entries={review.entries} durationMs={lengthMs} />
        {handles.map(({ label, value, set }) => (
          <input
            key={label}
            type="range"
            className="fl-trim-handle"
            aria-label={label}
            aria-valuetext={formatSpokenTime(value, units)}
            min={0}
            max={lengthMs}
            step={STEP_MS}
            value={value}
            disabled={isTrimming}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
          />
        ))}
      </div>
      <div className="fl-trim-line">
        {video && (
          <IconButton
            size="small"
            label={m.trimStartHere}
            icon={<Icon of={ArrowLeftToLine} size={14} />}
            onClick={() => setStart(Math.round((now() ?? 0) / STEP_MS) * STEP_MS)}
          />
        )}
        <span className="fl-trim-times">
          <span>{formatClock(range.startMs)}</span>
          <span aria-hidden="true">–</span>
          <span>{formatClock(range.endMs)}</span>
        </span>
        {video && (
          <IconButton
            size="small"
            label={m.trimEndHere}
            icon={<Icon of={ArrowRightToLine} size={14} />}
            onClick={() => setEnd(Math.round((now() ?? 0) / STEP_MS) * STEP_MS)}
          />
        )}
        <span className="fl-trim-length">{m.trimKept({ length: formatDuration(range.endMs - range.startMs) })}</span>
        <Button
          size="small"
          className="fl-trim-button"
          icon={<Icon of={Scissors} size={14} />}
          disabled={isWhole}
          busy={isTrimming}
          onClick={() => void review.trim({ ...range, endMs: Math.min(range.endMs, durationMs) })}
        >
          {isTrimming ? m.trimming : m.trim}
        </Button>
      </div>
      {failed === 'trim' ? (
        <InlineAlert tone="error">
          <span>{m.trimFailed}</span>
        </InlineAlert>
      ) : (
        <p className="fl-recorder-panel-hint">{isWhole ? m.trimNothing : m.trimHint}</p>
      )}
    </div>
  );
}
