import type { Page } from '@playwright/test';

const FOLDER = 'flowlens-recordings';

/** Names of the recordings in the private file system of the extension. */
export function readStoredIds(extensionPage: Page): Promise<string[]> {
  return extensionPage.evaluate(async (folder) => {
    const ids: string[] = [];
    const root = await navigator.storage.getDirectory();
    for await (const id of (await root.getDirectoryHandle(folder, { create: true })).keys()) ids.push(id);
    return ids;
  }, FOLDER);
}

/** Makes every stored recording look as if it had started earlier. */
export function ageStoredRecordings(extensionPage: Page, days: number): Promise<void> {
  return extensionPage.evaluate(
    async ([folder, byMs]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
      for await (const recording of root.values())
        for await (const file of (recording as FileSystemDirectoryHandle).values()) {
          if (!/^state.*\.json$/.test(file.name)) continue;
          const handle = file as FileSystemFileHandle;
          const saved = JSON.parse(await (await handle.getFile()).text()) as { state: { startedAt: number } };
          saved.state.startedAt -= byMs;
          const writing = await handle.createWritable();
          await writing.write(JSON.stringify(saved));
          await writing.close();
        }
    },
    [FOLDER, days * 86_400_000] as const,
  );
}
