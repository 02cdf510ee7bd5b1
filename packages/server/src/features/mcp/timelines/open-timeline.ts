import { type TimelineEngine, TimelineFormatError } from '@flowlens/timeline';
import { MissingBlobError } from '../../../platform/storage/storage-failures.js';
import { TimelineTooLargeError } from '../../timelines/timeline-too-large-error.js';
import type { Timelines } from '../../timelines/timelines.js';
import type { FlowRow } from '../../flows/flow-row.js';

/** Timeline of a flow, or the reason why there is none. */
export type OpenedTimeline = { captured: true; engine: TimelineEngine } | { captured: false; why: string };

type TimelineOwner = Pick<FlowRow, 'timeline_key' | 'recording_status'>;

const WHY_NONE: Record<FlowRow['recording_status'], string> = {
  pending: 'The recording has not arrived yet. Ask again in a minute.',
  in_progress: 'The recording is still being processed. Ask again in a minute.',
  failed: 'The recording could not be processed.',
  completed: 'No timeline was recorded.',
};

/** Opens the timeline of a flow that the person may see. */
export async function openTimelineOf(
  timelines: Timelines,
  { timeline_key: key, recording_status: status }: TimelineOwner,
  personId: string,
): Promise<OpenedTimeline> {
  if (key === null) return missing(WHY_NONE[status]);
  try {
    return { captured: true, engine: await timelines.open(key, personId) };
  } catch (error) {
    if (error instanceof TimelineFormatError) return missing('The timeline file cannot be read.');
    if (error instanceof MissingBlobError) return missing('The timeline file is missing.');
    if (error instanceof TimelineTooLargeError) return missing(error.message);
    throw error;
  }
}

function missing(why: string): OpenedTimeline {
  return { captured: false, why };
}
