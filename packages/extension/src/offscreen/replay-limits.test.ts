import { describe, expect, it } from 'vitest';
import { BUFFER_SECONDS } from '../settings/settings.js';
import { REPLAY_EVENTS_MAX_BYTES, REPLAY_PICTURES_MAX_BYTES } from './replay-limits.js';

describe('the limits of instant replay', () => {
  it('keep at most 40 MB and 120 seconds of a tab in memory', () => {
    expect(REPLAY_PICTURES_MAX_BYTES + REPLAY_EVENTS_MAX_BYTES).toBeLessThanOrEqual(40 * 1024 ** 2);
    expect(Math.max(...BUFFER_SECONDS)).toBeLessThanOrEqual(120);
  });
});
