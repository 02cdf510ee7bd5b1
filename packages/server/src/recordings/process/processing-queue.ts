import type { JobQueue } from '../../platform/jobs/jobs.js';

/** The recording to process. */
export interface ProcessingJob {
  flow_id: string;
}

export const PROCESSING_QUEUE = 'process-flow';

/** Queue of complete recordings that wait to be processed. */
export type ProcessingQueue = JobQueue<ProcessingJob>;
