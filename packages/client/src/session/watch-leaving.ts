type Page = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

/**
 * Watches until `end` whether the page is left: a browser then breaks off what the page still asks for, which looks like a failure and
 * is none. Outside of a browser no page is left.
 */
export function watchLeaving(): { left: () => Promise<boolean>; end: () => void } {
  const page: Page = globalThis;
  let left = false;
  const leave = () => (left = true);
  page.addEventListener?.('pagehide', leave);
  return {
    left: async () => {
      // What is broken off may fail a moment before the page hears of its end, and it comes to no further timer.
      await new Promise((resolve) => setTimeout(resolve));
      return left;
    },
    end: () => page.removeEventListener?.('pagehide', leave),
  };
}
