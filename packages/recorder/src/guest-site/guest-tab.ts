import type { HostMessage, TabMessage } from '../popup-host/messages.js';
import { createHostedTab, type HostedTab } from '../popup-host/hosted-tab.js';
import { readHostMessage } from '../popup-host/read-message.js';
import type { ObservedPage } from '../sdk/observe-page.js';
import { openWindowChannel, type Peer } from './window-channel.js';

export interface GuestTabOptions {
  /** Window of the guest's page. */
  guest: Peer;
  page: ObservedPage;
  /** Called when the recording has ended, or the guest's page is gone. */
  onEnded: () => void;
}

/** A page of the recorded site in a guest's recording, which began before the page's fields were blurred. */
export interface GuestTab extends Pick<HostedTab, 'leave'> {
  /** Blurs private elements, joins, and sends the events since the recording began. */
  join: () => Promise<void>;
}

export function createGuestTab({ guest, page, onEnded }: GuestTabOptions): GuestTab {
  let startedAt = Infinity;
  let hasLeft = false;
  const tab = createHostedTab({
    id: '',
    openChannel: (receive) =>
      openWindowChannel<TabMessage, HostMessage>(guest, readHostMessage, receive, page.primordials),
    probesOff: () => [...page.probes.off],
    // The guest's page keeps the files.
    openFiles: async () => undefined,
    onStatus: (status) => (startedAt = status.startedAt),
    onEvents: () => undefined,
    onEnded,
  });
  return {
    async join() {
      await tab.join(page);
      if (!hasLeft) tab.sendSince(startedAt);
    },
    leave() {
      hasLeft = true;
      tab.leave();
    },
  };
}
