import type { Notice } from '@flowlens/core';
import { createListeners } from '@flowlens/core/internal';
import { TOAST_DURATION_MS } from '@flowlens/core/limits';

export type NoticeListener = (notice: Notice) => void;

/** Carries notices from hooks to their subscribers. */
export interface NoticeChannel {
  emit: NoticeListener;
  /** Delivers recent notices first if nobody was subscribed. Returns a function that unsubscribes. */
  subscribe: (listener: NoticeListener) => () => void;
}

export function createNoticeChannel(): NoticeChannel {
  const listeners = createListeners<[notice: Notice]>();
  let unheard: { notice: Notice; at: number }[] = [];
  /** The toaster may load after the first notice, but old notices are not shown. */
  const stillNew = () => unheard.filter(({ at }) => performance.now() - at < TOAST_DURATION_MS);

  return {
    emit(notice) {
      if (listeners.count() === 0) unheard = [...stillNew(), { notice, at: performance.now() }];
      listeners.notify(notice);
    },
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      const missed = stillNew();
      unheard = [];
      missed.forEach(({ notice }) => listener(notice));
      return unsubscribe;
    },
  };
}
