import { vi } from 'vitest';

/** A clipboard like Safari's: a page may start writing only while a click is handled. Undone by `vi.unstubAllGlobals`. */
export function stubClipboardOfPresses() {
  let pressed = false;
  const written: string[] = [];
  const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

  const clipboard = {
    writeText: async (text: string) => (pressed ? void written.push(text) : refuse()),
    write: async ([item]: LaterItem[]) => (pressed ? void written.push(await (await item!.text).text()) : refuse()),
  };
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  vi.stubGlobal('ClipboardItem', LaterItem);

  return {
    written,
    press: <Result>(work: () => Result): Result => {
      pressed = true;
      try {
        return work();
      } finally {
        pressed = false;
      }
    },
  };
}

class LaterItem {
  readonly text: Promise<Blob>;

  constructor(parts: { 'text/plain': Promise<Blob> }) {
    this.text = parts['text/plain'];
  }
}
