import { OperatorError } from '../../platform/errors/operator-error.js';
import type { Command } from '../command.js';
import { isUuid } from '../is-uuid.js';

const REFUSALS = {
  unknown: 'There is no deleted tag with this id.',
  expired: 'This tag was deleted more than 30 days ago and cannot be restored.',
  'title taken': 'Its project has another tag with the same title by now. Delete that one first.',
};

export const restoreTag: Command = {
  name: 'restore-tag',
  summary: 'restore a deleted tag on all its flows, within 30 days',
  args: ['tag id'],
  flags: {},
  async run(parts, { args: [tagId = ''] }) {
    if (!isUuid(tagId)) throw new OperatorError('A tag id looks like 7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10.', 2);
    const { withServersDatabase } = await import('../with-database.js');
    const { restoreTag: restore } = await import('../../features/tags/restore-tag.js');
    await withServersDatabase(parts, async ({ db }) => {
      const outcome = await restore(db, tagId);
      if (outcome !== 'restored') throw new OperatorError(REFUSALS[outcome]);
      parts.noteAudit({ tag: tagId });
      parts.print('The tag was restored.');
    });
  },
};
