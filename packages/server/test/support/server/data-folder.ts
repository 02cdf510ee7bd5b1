import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder; whoever asked for it removes it. */
export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'flowlens-test-'));
}
