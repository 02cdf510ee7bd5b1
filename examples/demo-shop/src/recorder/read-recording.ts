import type { Page } from 'playwright';

const VIDEO = 'video';
/** The recorder alternates between the two state files. */
const STATES = ['state.json', 'state.next.json'];

export interface RawRecording {
  /** The MP4 before it is trimmed. */
  video: Buffer;
  /** Epoch milliseconds of time 0. */
  originMs: number;
}

interface SavedState {
  revision: number;
  state: { origin: number };
}

/**
 * Reads the only recording from the extension's files.
 *
 * @param page any page of the extension
 */
export async function readRecording(page: Page): Promise<RawRecording> {
  const files = await readFiles(page, [VIDEO, ...STATES]);
  const states = STATES.flatMap((name) => {
    const text = files[name]?.toString();
    return text ? [JSON.parse(text) as SavedState] : [];
  });
  const newest = states.toSorted((a, b) => b.revision - a.revision)[0];
  const video = files[VIDEO];
  if (!video || !newest) throw new Error('The extension holds no recording.');
  return { video, originMs: newest.state.origin };
}

/** Files of the only recording, by name. */
async function readFiles(page: Page, names: string[]): Promise<Record<string, Buffer>> {
  const read = await page.evaluate(async (wanted) => {
    const root = await navigator.storage.getDirectory();
    const { value } = await (await root.getDirectoryHandle('flowlens-recordings')).values().next();
    const contents: Record<string, string> = {};
    for await (const [name, handle] of (value as FileSystemDirectoryHandle).entries()) {
      if (!wanted.includes(name)) continue;
      const reader = new FileReader();
      reader.readAsDataURL(await (handle as FileSystemFileHandle).getFile());
      await new Promise((resolve) => (reader.onload = resolve));
      contents[name] = (reader.result as string).split(',')[1] ?? '';
    }
    return contents;
  }, names);
  return Object.fromEntries(Object.entries(read).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}
