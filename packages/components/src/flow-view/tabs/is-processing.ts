import type { Flow } from '@flowlens/client';

/** Returns whether the timeline of a flow is still missing because its recording is being processed. */
export function isProcessing({ recording_status, timeline_url }: Pick<Flow, 'recording_status' | 'timeline_url'>) {
  return timeline_url === null && (recording_status === 'pending' || recording_status === 'in_progress');
}
