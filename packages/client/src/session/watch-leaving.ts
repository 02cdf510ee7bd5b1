type Page = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

/**
 * Watches until `end` whether the user leaves the page. Browsers then abort pending requests, which looks like a failure.
 * Outside a browser, `left` is always false.
 */
export function watchLeaving(): { left: () => Promise<boolean>; end: () => void } {
  const page: Page = globalThis;
  let left = false;
  const leave = () => (left = true);
  page.addEventListener?.('pagehide', leave);
  return {
    left: async () => {
      // An aborted call may fail before `pagehide` fires. Timers do not run on a page that the user has left.
      await new Promise((resolve) => setTimeout(resolve));
      return left;
    },
    end: () => page.removeEventListener?.('pagehide', leave),
  };
}
