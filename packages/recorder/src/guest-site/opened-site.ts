import { addCounts } from '../events/count-redactions.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import type { ObservedPage } from '../sdk/observe-page.js';
import { createSiteEvents, type SiteEvents, type SiteFacts } from './site-events.js';
import type { HostMessage, TabMessage } from '../popup-host/messages.js';
import type { Channel } from '../popup-host/open-channel.js';
import { readTabMessage } from '../popup-host/read-message.js';
import { openWindowChannel } from './window-channel.js';

export interface OpenedSiteOptions {
  observed: () => Pick<ObservedPage, 'sink' | 'now' | 'primordials'>;
  /** Called when the first page of the site joins a recording. */
  onJoined: () => void;
}

/** A site in a window that this page opened, with its events. */
export interface OpenedSite {
  /** Accepts messages of the window, only from pages with the URL's origin. */
  show: (opened: Window, url: string) => void;
  /** Accepts events from now on, if a site is shown, until `end`. */
  begin: () => void;
  /** Waits for the last events. Returns a function that adds the site's own reports to the files. */
  end: () => Promise<(files: RecordingFiles) => Promise<void>>;
}

export function createOpenedSite({ observed, onJoined }: OpenedSiteOptions): OpenedSite {
  const { primordials, sink, now } = observed();
  let channel: Channel<HostMessage> | undefined;
  let events: SiteEvents | undefined;
  // The site then stops blurring.
  primordials.listen(window, 'pagehide', () => channel?.post({ type: 'stopped' }));

  return {
    show(opened, url) {
      channel?.close();
      const { origin } = new URL(url);
      channel = openWindowChannel<HostMessage, TabMessage>(
        { window: opened, origin },
        (data) => readTabMessage(data, origin),
        (message) => events?.receive(message),
        primordials,
      );
    },
    begin() {
      if (!channel || events) return;
      events = createSiteEvents({ startedAt: now(), sink, now, post: (message) => channel?.post(message), onJoined });
    },
    async end() {
      const facts = await events?.end();
      events = undefined;
      return (files) => addFacts(files, facts);
    },
  };
}

async function addFacts(files: RecordingFiles, facts: SiteFacts | undefined): Promise<void> {
  if (!facts) return;
  const { redacted, concealedElements = 0 } = files.state();
  const sum = { ...redacted };
  addCounts(sum, facts.redacted);
  await files.saveState({
    redacted: sum,
    concealedElements: concealedElements + facts.concealedElements,
    probesOff: facts.probesOff,
  });
}
