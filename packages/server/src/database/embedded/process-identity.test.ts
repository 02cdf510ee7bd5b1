import { afterEach, describe, expect, it, vi } from 'vitest';
import { identify, stillRuns } from './process-identity.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Another system than Linux tells by its `ps`, whose answer follows who asks. */
function onMac(surroundings: Record<string, string>) {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  for (const [name, value] of Object.entries(surroundings)) vi.stubEnv(name, value);
}

describe('identify', () => {
  it('tells the same of a process to whoever asks, wherever and in whatever language', () => {
    onMac({ TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' });
    const found = identify(process.pid);
    vi.unstubAllEnvs();
    vi.stubEnv('TZ', 'America/St_Johns');

    expect(identify(process.pid)).toEqual(found);
    expect(found && stillRuns(found)).toBe(true);
  });
});
