import { createEventSink } from '../events/event-sink.js';
import { createOwnRequestCheck } from '../events/own-requests.js';
import type { Gap } from '../events/gap.js';
import { capturePrimordials } from '../probes/primordials.js';
import { capturingPage } from '../sdk/capturing-page.js';
import { startSession } from '../sdk/recording-session.js';
import { openRecordingStore } from '../spool/open-store.js';
import type { RecordingFiles, RecordingState } from '../spool/recording-files.js';
import { captureTab } from '../video/capture/capture-tab.js';
import { epochNow } from '../video/frame-clock.js';
import { type HostAddress, readHostAddress } from './host-address.js';
import { createHostRecording, type HostRecording } from './host-recording.js';
import { createHostView, DEFAULT_TEXTS, type PopupHostTexts } from './host-view.js';
import type { HostedPage, HostMessage, TabMessage } from './messages.js';
import { openChannel } from './open-channel.js';
import { readTabMessage } from './read-message.js';

export interface PopupHostOptions {
  /** Container of the controls. @default document.body */
  root?: HTMLElement;
  /** Texts that replace the English ones. */
  texts?: Partial<PopupHostTexts>;
}

/**
 * Makes this page the popup host: it captures its opener tab and continues while that tab navigates.
 *
 * @example
 * import { hostRecorder } from '@flowlens/recorder/popup-host';
 * hostRecorder();
 */
export function hostRecorder({ root = document.body, texts }: PopupHostOptions = {}): void {
  const address = readHostAddress(location.hash);
  const view = createHostView(
    root,
    { ...DEFAULT_TEXTS, ...texts },
    {
      onStart: () => void recording?.start(),
      onStop: () => recording?.askToEnd('here'),
      onResume: () => recording?.resume(),
    },
  );
  const recording = address ? host(address) : undefined;
  if (!recording) view.show('alone');

  function host({ id, serverUrl, account, microphone }: HostAddress): HostRecording {
    const gaps: Gap[] = [];
    let isOwnRequest = createOwnRequestCheck(serverUrl, location.href);
    let painted: (() => void) | undefined;
    const sink = createEventSink({
      primordials: capturePrimordials(window),
      now: epochNow,
      isOwnRequest: (url) => isOwnRequest(url),
      ring: { seconds: 0, maxBytes: 0 },
      onGap: ({ at, ...gap }) => gaps.push({ ...gap, atMs: Math.max(0, Math.round(at - hosted.startedAt())) }),
    });
    const { post } = openChannel<HostMessage, TabMessage>(id, readTabMessage, (message) => hosted.receive(message));

    const openSession = ({ pageUrl, width, height }: HostedPage) => {
      isOwnRequest = createOwnRequestCheck(serverUrl, pageUrl);
      return startSession({
        page: capturingPage(sink),
        video: true,
        openCapture: () => captureTab({ microphone, surface: 'opener', size: { width, height }, handle: id }),
        repaint(onPainted) {
          painted = onPainted;
          post({ type: 'repaint' });
        },
        createFiles: (known) => createFiles({ id, account, pageUrl, startedAt: known.origin, ...known }, serverUrl),
        onEvents: (events) => hosted.countEvents(events.length),
        onGap: (gap) => gaps.push(gap),
        onEnded: () => hosted.askToEnd('elsewhere'),
      });
    };

    const hosted: HostRecording = createHostRecording({
      hasMicrophone: microphone,
      view,
      post,
      sink,
      now: epochNow,
      openSession,
      gaps: () => gaps,
      onPainted: () => painted?.(),
      close: () => window.close(),
    });
    // Written data survives closing the window.
    addEventListener('pagehide', () => post({ type: 'stopped' }));
    view.show('waiting');
    post({ type: 'opened' });
    return hosted;
  }
}

type KnownState = Pick<RecordingState, 'id' | 'account' | 'pageUrl' | 'startedAt' | 'origin' | 'video'>;

async function createFiles(known: KnownState, serverUrl: string): Promise<RecordingFiles> {
  const serverOrigin = new URL(serverUrl || '/', location.href).origin;
  const store = await openRecordingStore({ serverOrigin, account: known.account });
  // The tab opens the files after this window closes, so they cannot be in memory.
  if (!store.survivesReload) throw new Error('This browser keeps no recordings, so only the page itself can record.');
  return store.create({ serverOrigin, gaps: [], redacted: {}, ...known });
}
