import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';
import type { Concealment } from '../actions/conceal-fields.js';
import { painted } from '../actions/painted.js';
import { addCounts, type RedactionCounts } from '../events/count-redactions.js';
import { readMetadata } from '../events/read-metadata.js';
import type { ObservedPage } from '../sdk/observe-page.js';
import type { RecordingSession } from '../sdk/recording-session.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { CaptureError } from '../video/capture/capture-error.js';
import { repaintThisPage } from '../video/capture/watch-stall.js';
import type { HostedStatus, HostMessage, TabMessage } from './messages.js';
import { type Channel, openChannel } from './open-channel.js';
import { readHostMessage } from './read-message.js';

/** An existing host responds at once, even while it writes. */
const ANSWER_MS = 3_000;
const STOP_MS = 20_000;
const OPEN_EVERY_MS = 150;
const POPUP_CHECK_MS = 500;
/** Must stay below the limit of `readTabMessage`. */
const MESSAGE_MAX_EVENTS = 500;

export type OpenTabChannel = (onMessage: (message: HostMessage) => void) => Channel<TabMessage>;

export interface HostedTabOptions {
  id: string;
  /** Opens the channel to the host. @default a same-origin channel named by the id */
  openChannel?: OpenTabChannel;
  /** Probes that are disabled in this document. */
  probesOff: () => string[];
  openFiles: (id: string) => Promise<RecordingFiles | null | undefined>;
  onStatus: (status: HostedStatus) => void;
  onEvents: (events: TimelineEvent[]) => void;
  /** Called when the user ended the recording in the popup. */
  onEnded: () => void;
}

/** The tab's side of a popup recording, for the current document. */
export interface HostedTab {
  /** Sends events of this document to the popup, which adds their times. */
  sendEvents: (events: TimelineEvent[]) => void;
  /** Blurs private elements, then joins the recording. Resolves once the popup records. */
  join: (page: ObservedPage, popup?: Window) => Promise<RecordingSession>;
  /**
   * Sends the events of this document since a time, in epoch milliseconds, and all later ones. For a sink that is not
   * recording.
   */
  sendSince: (time: number) => void;
  /** Sends the last events and ends, without the recording's files. */
  leave: () => void;
}

export function createHostedTab(options: HostedTabOptions): HostedTab {
  const { id, probesOff, openFiles, onStatus, onEvents, onEnded } = options;
  const documentId = crypto.randomUUID();
  const heard = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // It may be rejected before `join` waits for it.
  begun.promise.catch(() => undefined);
  let page: ObservedPage | undefined;
  let concealment: Concealment | undefined;
  let metadata: TimelineMetadata = {};
  /** Redacted values in the events of `sendSince`. */
  let earlierRedacted: RedactionCounts = {};
  let sendsSince = false;

  const open: OpenTabChannel = options.openChannel ?? ((receive) => openChannel(id, readHostMessage, receive));
  const channel = open((message) => {
    heard.resolve();
    switch (message.type) {
      case 'opened':
      case 'away':
        return sendJoin();
      case 'repaint':
        return repaintThisPage(() => channel.post({ type: 'painted' }));
      case 'waiting':
        return;
      case 'ending':
        return onEnded();
      case 'stopped':
        begun.reject(windowClosed());
        return onEnded();
      case 'recording':
        onStatus(message);
        return begun.resolve();
    }
  });

  function sendJoin() {
    // Until the fields are blurred, the popup must not show this document.
    if (!concealment) return;
    const { innerWidth, innerHeight, devicePixelRatio, location } = window;
    const size = { width: innerWidth * devicePixelRatio, height: innerHeight * devicePixelRatio };
    const pageUrl = location.origin + location.pathname;
    channel.post({ type: 'join', page: { ...size, pageUrl, probesOff: probesOff(), metadata } });
  }

  const leave = () => channel.post({ type: 'left' });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendJoin();
  };

  async function blur(observed: ObservedPage) {
    const loaded = await observed.concealment();
    loaded.blur();
    await painted();
    concealment = loaded;
  }

  function postStop() {
    page?.probes.flush();
    page?.sink.stop();
    channel.post({ type: 'stop' });
  }

  async function stop(): Promise<RecordingFiles> {
    postStop();
    try {
      return await openWhenFree();
    } finally {
      // Not earlier, because the last events are passed on after this call.
      end();
    }
  }

  /** The lock of the files shows when the popup has finished or is gone. A message could come from any script of the origin. */
  async function openWhenFree(): Promise<RecordingFiles> {
    for (let waitedMs = 0; waitedMs < STOP_MS; waitedMs += OPEN_EVERY_MS) {
      const files = await openFiles(id);
      if (files) return files;
      await after(OPEN_EVERY_MS);
    }
    throw new Error('The window of the recorder still holds the recording.');
  }

  function end() {
    page?.primordials.unlisten(window, 'pagehide', leave, true);
    page?.primordials.unlisten(window, 'pageshow', comeBack, true);
    concealment?.unblur();
    channel.close();
  }

  function sendEvents(events: TimelineEvent[]) {
    const redacted = { ...earlierRedacted };
    addCounts(redacted, page?.sink.redactions() ?? {});
    channel.post({
      type: 'events',
      document: documentId,
      events,
      redacted,
      concealedElements: concealment?.count() ?? 0,
    });
    onEvents(events);
  }

  return {
    sendEvents,
    sendSince(time) {
      if (!page) return;
      const { events, redacted } = page.sink.recent(time);
      earlierRedacted = redacted;
      sendsSince = true;
      page.sink.start({ origin: 0, onBatch: sendEvents });
      for (let start = 0; start < events.length; start += MESSAGE_MAX_EVENTS)
        sendEvents(events.slice(start, start + MESSAGE_MAX_EVENTS));
    },
    leave() {
      // Otherwise the sink belongs to another recording.
      if (sendsSince) postStop();
      end();
    },
    async join(observed, popup) {
      page = observed;
      const { listen } = observed.primordials;
      // Registered after the listeners of the probes and the sink, which pass on their last events.
      listen(window, 'pagehide', leave, true);
      listen(window, 'pageshow', comeBack, true);
      if (!options.openChannel) markTab(id);
      try {
        metadata = await readMetadata(window);
        await blur(observed);
        sendJoin();
        if (!popup) await answered(heard.promise);
        await (popup ? unlessClosed(popup, begun.promise) : begun.promise);
      } catch (error) {
        end();
        throw error;
      }
      return { setPaused: (isPaused) => channel.post({ type: 'pause', isPaused }), stop };
    },
  };
}

/** Lets the popup recognize the tab that the user chooses. */
function markTab(handle: string): void {
  const devices = navigator.mediaDevices as MediaDevices & {
    setCaptureHandleConfig?: (config: { handle: string; permittedOrigins: string[] }) => void;
  };
  try {
    devices.setCaptureHandleConfig?.({ handle, permittedOrigins: [location.origin] });
  } catch {
    // Not allowed in frames.
  }
}

async function answered(heard: Promise<void>): Promise<void> {
  const isSilent = await Promise.race([heard.then(() => false), after(ANSWER_MS).then(() => true)]);
  if (isSilent) throw new Error('The window of the recorder is gone.');
}

/** Waits for `begun`. Rejects if the popup is closed before, which no event reports. */
async function unlessClosed(popup: Window, begun: Promise<void>): Promise<void> {
  const closed = Promise.withResolvers<never>();
  const timer = setInterval(() => popup.closed && closed.reject(windowClosed()), POPUP_CHECK_MS);
  try {
    await Promise.race([begun, closed.promise]);
  } finally {
    clearInterval(timer);
  }
}

function windowClosed(): CaptureError {
  return new CaptureError('capture_denied', 'The window of the recorder was closed.');
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
