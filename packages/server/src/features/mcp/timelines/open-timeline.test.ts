import { TimelineFormatError } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { MissingBlobError, StorageError } from '../../../platform/storage/storage-failures.js';
import { BusyError } from '../../timelines/busy-error.js';
import { TimelineTooLargeError } from '../../timelines/timeline-too-large-error.js';
import type { RecordingStatus } from '../../../platform/database/schema/flow-tables.js';
import { openTimelineOf } from './open-timeline.js';

describe('openTimelineOf', () => {
  const failing = (error: Error) => ({ open: () => Promise.reject(error) });
  const flow = { timeline_key: 'a', recording_status: 'completed' as const };

  it.each<[RecordingStatus, string]>([
    ['pending', 'The recording has not arrived yet. Ask again in a minute.'],
    ['in_progress', 'The recording is still being processed. Ask again in a minute.'],
    ['failed', 'The recording could not be processed.'],
    ['completed', 'No timeline was recorded.'],
  ])('explains why a flow that is %s has no timeline', async (recording_status, why) => {
    const unused = failing(new Error('is not opened'));

    expect(await openTimelineOf(unused, { timeline_key: null, recording_status }, 'ann')).toEqual({
      captured: false,
      why,
    });
  });

  it.each([
    [new TimelineFormatError('not-json', 'x'), 'The timeline file cannot be read.'],
    [new MissingBlobError('a'), 'The timeline file is missing.'],
    [new TimelineTooLargeError(), 'The timeline is larger than this server reads.'],
  ])('explains why the file cannot be opened: %s', async (error, why) => {
    expect(await openTimelineOf(failing(error), flow, 'ann')).toEqual({ captured: false, why });
  });

  it.each([new BusyError(), new StorageError('away')])('rethrows other errors: %s', async (error) => {
    await expect(openTimelineOf(failing(error), flow, 'ann')).rejects.toBe(error);
  });
});
