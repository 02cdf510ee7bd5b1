import type { JobQueue } from '../jobs/jobs.js';

/** The recording to process. */
export interface ProcessingJob {
  flow_id: string;
}

/** Where complete recordings wait for a server that processes them. */
export type ProcessingQueue = JobQueue<ProcessingJob>;
