import type { JobQueue } from '../jobs/jobs.js';

/** The recording to process. */
export interface ProcessingJob {
  flow_id: string;
}

export const PROCESSING_QUEUE = 'process-flow';

/** Where complete recordings wait for a server that processes them. */
export type ProcessingQueue = JobQueue<ProcessingJob>;
