import type { Database } from '../platform/database/database.js';
import { openJobQueue } from '../platform/jobs/open-job-queue.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { HttpProblem } from '../platform/errors/http-problem.js';
import { PROCESSING_QUEUE, type ProcessingJob } from './process/processing-queue.js';
import { queueAgain } from './retry-recording.js';

/**
 * Queues a failed recording of any owner for processing again.
 *
 * @throws OperatorError if there is no such flow, it has not failed, or its upload was deleted
 */
export async function retryAsOperator(database: Database, flowId: string): Promise<void> {
  await using queue = await openJobQueue<ProcessingJob>(database, PROCESSING_QUEUE);
  try {
    await database.db.transaction().execute(async (transaction) => {
      const flow = await transaction
        .selectFrom('flows')
        .select(['id', 'recording_status', 'reporter_user_id'])
        .where('id', '=', flowId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!flow) throw new OperatorError('No flow has this id.');
      await queueAgain(transaction, { flow, queue, group: flow.reporter_user_id ?? flow.id });
    });
  } catch (error) {
    throw error instanceof HttpProblem ? new OperatorError(error.message) : error;
  }
}
