import { type PageStorage, tabStore } from '../../session/page-storage.js';

const STORAGE_KEY = 'flowlens.notice';
/** Codes that may be stored. Other values in the storage are ignored. */
const KEPT_CODES = ['projectDeleted', 'projectLeft'] as const;

type KeptNoticeCode = (typeof KEPT_CODES)[number];

/** Carries one success notice over a page load. */
export interface NoticeAfterReload {
  keep: (code: KeptNoticeCode) => void;
  /** Returns the stored code once, or null. */
  take: () => KeptNoticeCode | null;
}

export function createNoticeAfterReload(storage: PageStorage): NoticeAfterReload {
  return {
    keep(code) {
      try {
        storage.setItem(STORAGE_KEY, code);
      } catch {
        // Without storage, the page reloads without a notice.
      }
    },
    take() {
      try {
        const stored = storage.getItem(STORAGE_KEY);
        if (stored !== null) storage.removeItem(STORAGE_KEY);
        return KEPT_CODES.find((code) => code === stored) ?? null;
      } catch {
        return null;
      }
    },
  };
}

export const noticeAfterReload = createNoticeAfterReload(tabStore);
