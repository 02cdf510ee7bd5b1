import { OperatorError } from '../../platform/errors/operator-error.js';
import type { Command } from '../command.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const retry: Command = {
  name: 'retry',
  summary: 'process a failed recording again, within 30 days',
  args: ['flow id'],
  flags: {},
  async run(parts, { args: [flowId = ''] }) {
    if (!UUID.test(flowId)) throw new OperatorError('A flow id looks like 9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88.', 2);
    const { withServersDatabase } = await import('../with-database.js');
    const { retryAsOperator } = await import('../../recordings/retry-as-operator.js');
    await withServersDatabase(parts, async (database) => {
      await retryAsOperator(database, flowId);
      parts.noteAudit({ flow: flowId });
      parts.print('The recording is queued. A running server processes it now.');
    });
  },
};
