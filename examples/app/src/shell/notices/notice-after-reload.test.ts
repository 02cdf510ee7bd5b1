import { describe, expect, it, vi } from 'vitest';
import { createNoticeAfterReload } from './notice-after-reload.js';

function aStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe('createNoticeAfterReload', () => {
  it('returns a kept code once', () => {
    const storage = aStorage();
    createNoticeAfterReload(storage).keep('projectLeft');

    const notice = createNoticeAfterReload(storage);

    expect(notice.take()).toBe('projectLeft');
    expect(notice.take()).toBeNull();
  });

  it.each(['', 'null', 'linkCopied', '{"code":"projectDeleted"}'])('ignores %j and removes it', (stored) => {
    const storage = aStorage({ 'flowlens.notice': stored });

    expect(createNoticeAfterReload(storage).take()).toBeNull();
    expect(storage.getItem('flowlens.notice')).toBeNull();
  });

  it('returns null when the browser forbids storage', () => {
    const forbidden = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const notice = createNoticeAfterReload({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
      clear: forbidden,
    });

    notice.keep('projectDeleted');

    expect(notice.take()).toBeNull();
  });
});
