import type { Notice } from '@flowlens/core';

export type NoticeListener = (notice: Notice) => void;

/** Carries notices from hooks to whoever shows them. */
export interface NoticeChannel {
  emit: NoticeListener;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: NoticeListener) => () => void;
}

export function createNoticeChannel(): NoticeChannel {
  const listeners = new Set<NoticeListener>();
  return {
    emit: (notice) => listeners.forEach((listener) => listener(notice)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
