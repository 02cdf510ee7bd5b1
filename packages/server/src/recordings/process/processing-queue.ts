import type { JobQueue } from '../../platform/jobs/jobs.js';

/** Recording to process. */
export interface ProcessingJob {
  flow_id: string;
}

export const PROCESSING_QUEUE = 'process-flow';

/** Queue of complete recordings. */
export type ProcessingQueue = JobQueue<ProcessingJob>;
