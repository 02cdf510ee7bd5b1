import { watchThread } from './watch-thread.js';

export interface OurLoading {
  firstRowsMs: number;
  completeMs: number;
  longestBlockMs: number;
}

/** Opens a timeline and waits until it is complete. */
export async function loadOurs(openTimeline: () => void): Promise<OurLoading> {
  const stopWatching = watchThread();
  const startedAt = performance.now();
  openTimeline();
  const [firstRowsAt, completeAt] = await Promise.all([seen('.fl-timeline-row[data-kind]'), seen('[data-complete]')]);
  const { longestBlockMs } = stopWatching();
  return { firstRowsMs: firstRowsAt - startedAt, completeMs: completeAt - startedAt, longestBlockMs };
}

/** Resolves with the time at which the document first contains the element. */
function seen(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    function check() {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      resolve(performance.now());
    }
    check();
  });
}
