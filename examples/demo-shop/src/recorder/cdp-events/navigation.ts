import type { CDPSession } from 'playwright';
import type { TimelineLog } from '../timeline-log.js';

/** Page domain: `navigation` events of the main frame, also those without a new document. */
export async function observeNavigation(session: CDPSession, log: TimelineLog): Promise<void> {
  const { frameTree } = await session.send('Page.getFrameTree');

  function navigated(url: string) {
    log.pageUrl = url;
    log.add({ type: 'navigation', timestamp: Date.now(), navigation_data: { url } });
  }

  session.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId) navigated(frame.url);
  });
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (frameId === frameTree.frame.id) navigated(url);
  });
  log.pageUrl = frameTree.frame.url;
  await session.send('Page.enable');
}
