import type { Database } from '../../platform/database/database.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import type { MediaSandbox } from '../../platform/sandbox/sandbox.js';

export interface ProcessingParts {
  jobs: Jobs;
  database: Database;
  storage: BlobStorage;
  blobRemoval: BlobRemoval;
  uploadStorage: BlobStorage;
  dataFolder: string;
  /** Free space to keep on its disk. */
  minFreeBytes: number;
  /** Maximum size of the events of one flow, decompressed. */
  maxTimelineBytes: number;
  /** Contains the processes that read videos. */
  sandbox: MediaSandbox;
  log: Logger;
}
