import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { identify, isRunning } from './process-identity.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Systems other than Linux use `ps`, whose output depends on the caller's environment. */
function onMac(surroundings: Record<string, string>) {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  for (const [name, value] of Object.entries(surroundings)) vi.stubEnv(name, value);
}

/** Containers may lack it. */
const hasPs = (() => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '-p', String(process.pid)]).length > 0;
  } catch {
    return false;
  }
})();
if (!hasPs) process.stdout.write('This machine has no ps: what other systems than Linux tell by it is not tested.\n');

describe.runIf(hasPs)('identify', () => {
  it('returns the same identity in every time zone and language', () => {
    onMac({ TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' });
    const found = identify(process.pid);
    vi.unstubAllEnvs();
    vi.stubEnv('TZ', 'America/St_Johns');

    expect(found?.started).not.toBe('');
    expect(identify(process.pid)).toEqual(found);
    expect(found && isRunning(found)).toBe(true);
  });
});
