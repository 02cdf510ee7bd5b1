import { networkOf } from '../../http/limits/network-of.js';
import { RateWindow } from '../../http/limits/rate-window.js';
import type { LinkPage, ReadLinkPage } from '../../http/pages/link-pages.js';
import { monotonicMs } from '../../platform/clock.js';
import type { Config } from '../../platform/config/config.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { FindLinkPreview } from './link-preview.js';
import { previewTags } from './preview-tags.js';

interface LinkPageParts {
  config: Pick<Config, 'publicUrl' | 'embedOrigins' | 'limits'>;
  findLinkPreview: FindLinkPreview;
  log: Logger;
}

/** Page without preview tags, which no site may frame. */
const CLOSED: LinkPage = { head: '', frameOrigins: [] };

/**
 * Returns a function that reads the preview tags of a public link and the sites that may frame its pages. An invalid
 * link gets the sites of the server, so that its page can explain the problem inside the iframe. The limits are the
 * same as in the API.
 */
export function createLinkPages({ config, findLinkPreview, log }: LinkPageParts): ReadLinkPage {
  const { publicUrl, embedOrigins, limits } = config;
  const views = new RateWindow(limits.sharedViews);
  const misses = new RateWindow(limits.sharedMisses);
  return async ({ token, address }) => {
    const [network, now] = [networkOf(address), monotonicMs()];
    if (views.secondsToWait(network, now) + misses.secondsToWait(network, now) > 0) return CLOSED;
    views.hit(network, now);
    try {
      const preview = await findLinkPreview(token);
      if (preview) return { head: previewTags(preview, publicUrl), frameOrigins: preview.embedOrigins };
      misses.hit(network, now);
      return { head: '', frameOrigins: embedOrigins };
    } catch (error) {
      log.warn({ err: error }, 'the preview of a public link could not be read');
      return CLOSED;
    }
  };
}
