import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../report/', import.meta.url));

/** The scripts of the *Report a bug* button, bundled with the recorder. */
export interface ReportScripts {
  /** Returns undefined if no script has this name. */
  read: (name: string) => Promise<Buffer | undefined>;
  remove: () => Promise<void>;
}

export async function buildReportScripts(): Promise<ReportScripts> {
  const outDir = await mkdtemp(join(tmpdir(), 'kilnkin-report-'));
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    base: '/report/',
    build: {
      outDir,
      emptyOutDir: true,
      // The shop serves one flat folder.
      assetsDir: '',
      target: 'esnext',
      rollupOptions: {
        input: { report: join(SOURCE, 'report.ts'), 'popup-host': join(SOURCE, 'popup-host.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return {
    read: (name) => readFile(join(outDir, basename(name))).catch(() => undefined),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
