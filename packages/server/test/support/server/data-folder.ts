import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a new empty folder; the caller removes it. */
export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'flowlens-test-'));
}
