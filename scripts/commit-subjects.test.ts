import { describe, expect, it } from 'vitest';
import { subjectFault } from './lib/commit-subjects.mjs';

describe('subjectFault', () => {
  it.each([
    'player: keep the position when the video reloads',
    'docs/operating: split the guide by task',
    'server: seed the demo project in one transaction',
    'recorder: FIFO order for batches',
    'Revert "player: keep the position"',
    'fixup! player: keep the position',
  ])('accepts “%s”', (subject) => {
    expect(subjectFault(subject)).toBeUndefined();
  });

  it.each([
    ['Keep the position', /area/],
    ['Player: keep the position', /area/],
    ['player: Keep the position', /capital/],
    ['player: keep the position.', /full stop/],
    ['player: kept the position, fixed the seek bar'.padEnd(73, '!'), /72/],
    ['player: fixed the position', /fixed/],
    ['player: keeping the position', /keeping/],
    ['player: adds a seek bar', /adds/],
    ['player: the position is kept', /article/],
  ])('rejects “%s”', (subject, fault) => {
    expect(subjectFault(subject)).toMatch(fault);
  });
});
