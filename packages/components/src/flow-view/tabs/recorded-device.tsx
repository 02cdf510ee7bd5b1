'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import { useFlowLens, useTimeline } from '@flowlens/hooks';
import { DeviceInfo } from '../../device-info/device-info.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { NotThereYet } from '../states/not-there-yet.js';
import { isProcessing } from './is-processing.js';
import { TabLoading } from './tab-loading.js';

export interface RecordedDeviceProps {
  flow: Pick<Flow, 'id' | 'recording_status' | 'timeline_url' | 'capture'>;
  m: Messages['flowView'];
  messages: MessageOverrides['deviceInfo'];
}

/** Device of a flow, or why it is unknown. It is part of the timeline file, so both load and fail together. */
export function RecordedDevice({ flow, m, messages }: RecordedDeviceProps) {
  const { complete, metadata, counts, failure, retrying, retry } = useTimeline(flow.timeline_url, { flowId: flow.id });
  const { common } = useFlowLens().messages;

  if (isProcessing(flow)) return <NotThereYet title={m.noDeviceInfoYet} hint={m.noTimelineYetHint} />;
  if (failure) {
    return <LoadFailure message={failure.text} retryLabel={common.tryAgain} onRetry={retry} retrying={retrying} />;
  }
  // The file may name the device at its very end.
  if (flow.timeline_url !== null && !complete) return <TabLoading />;
  return (
    <DeviceInfo metadata={metadata} counts={counts} notes={flow.capture.notes} messages={{ deviceInfo: messages }} />
  );
}
