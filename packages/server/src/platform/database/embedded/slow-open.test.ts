import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../../errors/operator-error.js';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { identify } from './process-identity.js';
import { Supervisor } from './supervisor.js';

describe('an embedded database that hangs while it opens', () => {
  const dataFolder = createDataFolder();
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('is killed, and the operator is told why', async () => {
    const opening = { everyMs: 200, idleChecks: 10 };
    const supervisor = new Supervisor({ dataFolder, log: quietLog, print: () => undefined, opening });
    const failed = supervisor.start().then(
      () => undefined,
      (error: unknown) => error,
    );
    await waitUntil('its process is there', () => supervisor.pid !== undefined);
    const pid = supervisor.pid ?? 0;
    process.kill(pid, 'SIGSTOP');

    const error = await failed;

    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toContain('was idle for 2 seconds and was stopped');
    expect(identify(pid)).toBeUndefined();
    await supervisor.stop();
  });
});
