import { describe, expect, it } from 'vitest';
import { normalizeCapture } from './capture-metadata.js';

describe('normalizeCapture', () => {
  it('reads the recorder’s gaps and drops unknown ones', () => {
    const gaps = [{ reason: 'paused', atMs: 5 }, { reason: '<b>' }, 7, null];
    expect(normalizeCapture({ recorder: 'sdk', version: '1.2.3', mode: 'deep', redactedCount: 4, gaps })).toEqual({
      recorder: 'sdk',
      version: '1.2.3',
      mode: 'deep',
      redactedCount: 4,
      gaps: [{ reason: 'paused', atMs: 5 }],
    });
  });

  it.each([undefined, null, 'sdk', {}, { recorder: 'somebody' }])('returns undefined for %j', (value) => {
    expect(normalizeCapture(value)).toBeUndefined();
  });
});
