import type { TimelineEvent } from '@flowlens/core/recorded';
import type { HostedStatus } from '../popup-host/messages.js';
import type { HostedTab } from '../popup-host/hosted-tab.js';
import { openPopup } from '../popup-host/open-popup.js';
import { createTabMark, type TabMark } from '../popup-host/tab-mark.js';
import type { RecorderOptions, StartOptions } from '../recorder.js';
import type { KeptRecordings } from './kept-recordings.js';
import type { ObservedPage } from './observe-page.js';
import type { RecordingSession } from './recording-session.js';

/** Loaded only by pages with a popup host. */
const loadHostedTab = () => import('../popup-host/hosted-tab.js');

type Recording = Parameters<ObservedPage['sink']['start']>[0];

export interface HostedRecordingsParts {
  recordings: Pick<KeptRecordings, 'open'>;
  /** Installs the probes; an already running recording gets their first events. */
  observed: (recording?: Recording) => ObservedPage;
  onStatus: (status: HostedStatus) => void;
  onEvents: (events: TimelineEvent[]) => void;
  onEnded: () => void;
}

/** Popup recordings of this tab. */
export interface HostedRecordings {
  /** Call it before the probes are installed, which would record the tab's mark. Returns the running recording. */
  running: () => string | undefined;
  /** Opens the popup. Requires a user gesture. */
  start: (wanted: StartOptions) => Promise<RecordingSession>;
  /** Continues the recording that a popup makes of this tab. */
  rejoin: (id: string) => Promise<RecordingSession>;
  /** Removes the mark of this tab's recording. */
  forget: () => void;
}

export function createHostedRecordings(
  options: RecorderOptions,
  popupHost: string,
  { recordings, observed, onStatus, onEvents, onEnded }: HostedRecordingsParts,
): HostedRecordings {
  const { client, account = null } = options;
  let mark: TabMark | undefined;

  /** Queues events until the tab's side of the recording is loaded. */
  function hold() {
    const tab = Promise.withResolvers<HostedTab>();
    const onBatch = (events: TimelineEvent[]) => void tab.promise.then((loaded) => loaded.sendEvents(events));
    return { recording: { origin: 0, onBatch }, deliverTo: tab.resolve };
  }

  async function join(id: string, deliverTo: (tab: HostedTab) => void, popup?: Window): Promise<RecordingSession> {
    const { createHostedTab } = await loadHostedTab();
    const tab = createHostedTab({
      id,
      probesOff: () => [...observed().probes.off],
      openFiles: recordings.open,
      onStatus,
      onEvents,
      onEnded,
    });
    deliverTo(tab);
    return tab.join(observed(), popup);
  }

  const forget = () => mark?.clear();
  const forgetIfFailed = async (joined: Promise<RecordingSession>) => {
    try {
      return await joined;
    } catch (error) {
      observed().sink.stop();
      forget();
      throw error;
    }
  };

  return {
    running() {
      mark ??= createTabMark(window);
      return mark.read();
    },
    async start({ microphone = false }) {
      const id = crypto.randomUUID();
      const popup = openPopup(popupHost, { id, serverUrl: client.baseUrl, account, microphone });
      mark ??= createTabMark(window);
      const { recording, deliverTo } = hold();
      observed().sink.start(recording);
      mark.write(id);
      return forgetIfFailed(join(id, deliverTo, popup));
    },
    async rejoin(id) {
      const { recording, deliverTo } = hold();
      observed(recording);
      return forgetIfFailed(join(id, deliverTo));
    },
    forget,
  };
}
