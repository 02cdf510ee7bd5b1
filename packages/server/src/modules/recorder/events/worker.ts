import { prepareBatch } from './prepare-batch.js';

// Entry of the threads of `batch-pool.ts`.
export default prepareBatch;
