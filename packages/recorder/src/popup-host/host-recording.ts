import type { EventSink } from '../events/event-sink.js';
import type { RecordedEvent } from '../events/recorded-event.js';
import type { Gap } from '../events/gap.js';
import type { RecordingSession } from '../sdk/recording-session.js';
import { createCountsOfDocuments } from './document-counts.js';
import type { HostView } from './host-view.js';
import type { HostedPage, HostMessage, TabMessage } from './messages.js';

/** Time for the tab to send its last events. */
const LAST_EVENTS_MS = 1_000;
/** Events of the last batch may follow a `stop` from another script. */
const AFTER_STOP_MS = 300;
/** Shorter absences are normal during a navigation. */
const AWAY_MIN_MS = 2_000;
/** Time to read why a recording ended, if the user did not end it here. */
const SAVED_NOTE_MS = 5_000;

export interface HostRecordingParts {
  hasMicrophone: boolean;
  view: HostView;
  post: (message: HostMessage) => void;
  sink: Pick<EventSink, 'emit' | 'reportGap'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Asks the user for the tab and starts to record it. */
  openSession: (page: HostedPage) => Promise<RecordingSession>;
  gaps: () => readonly Gap[];
  /** Called when the tab has painted after a request to repaint. */
  onPainted: () => void;
  /** Closes the window. */
  close: () => void;
}

/**
 * The recording of a popup host, controlled by the user and the tab. Messages of the tab may only pause or end it,
 * visibly, because scripts of one origin cannot be distinguished. The tab's recorder sends the files.
 */
export interface HostRecording {
  receive: (message: TabMessage) => void;
  /** The user presses the button to choose the tab. */
  start: () => Promise<void>;
  /** The user ends a pause in the popup. */
  resume: () => void;
  /** Ends the recording. `here`: by the user, in this window. */
  askToEnd: (where: 'here' | 'elsewhere') => void;
  countEvents: (count: number) => void;
  /** Epoch milliseconds of the start. */
  startedAt: () => number;
}

export function createHostRecording(parts: HostRecordingParts): HostRecording {
  const { hasMicrophone, view, post, sink, now, openSession } = parts;
  const documents = createCountsOfDocuments();
  const lastEvents = Promise.withResolvers<void>();
  let page: HostedPage | undefined;
  let session: RecordingSession | undefined;
  let isStarting = false;
  let startedAt = 0;
  let elapsedMs = 0;
  let runningSince: number | null = null;
  let eventsCount = 0;
  let awaySince: number | undefined;
  let ending: Promise<void> | undefined;

  const postStatus = () => post({ type: 'recording', startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount });

  function receive(message: TabMessage): void {
    switch (message.type) {
      case 'hello':
        return post({ type: 'opened' });
      case 'join':
        page ??= message.page;
        comeBack();
        if (session) return postStatus();
        if (!isStarting) view.show('ready');
        return post({ type: 'waiting' });
      case 'events':
        documents.set(message.document, message);
        // Events come from a page and possibly from another script, so they are redacted and limited again.
        for (const event of message.events) sink.emit({ ...event, at: event.timestamp ?? now() } as RecordedEvent);
        return;
      case 'left':
        awaySince ??= now();
        session?.holdPicture?.(true);
        // If another script sent this, the document still exists and joins again.
        return post({ type: 'away' });
      case 'painted':
        return parts.onPainted();
      case 'pause':
        return setPaused(message.isPaused);
      case 'stop':
        setTimeout(lastEvents.resolve, AFTER_STOP_MS);
        return askToEnd('elsewhere');
    }
  }

  function comeBack(): void {
    if (awaySince === undefined) return;
    const forMs = Math.round(now() - awaySince);
    if (session && forMs > AWAY_MIN_MS) sink.reportGap({ at: awaySince, reason: 'paused', forMs });
    awaySince = undefined;
    session?.holdPicture?.(false);
  }

  async function start(): Promise<void> {
    if (!page || isStarting || ending) return;
    isStarting = true;
    view.show('starting');
    try {
      session = await openSession(page);
    } catch (error) {
      isStarting = false;
      if (!ending) view.show('ready', error instanceof Error ? error.message : String(error));
      return;
    }
    startedAt = runningSince = now();
    if (ending) return endLate(session);
    if (awaySince !== undefined) session.holdPicture?.(true);
    view.show('recording');
    postStatus();
  }

  /** The user chose the tab after the recording was already ended. */
  async function endLate(late: RecordingSession): Promise<void> {
    const files = await late.stop(parts.gaps);
    await files.release();
  }

  function setPaused(isPaused: boolean): void {
    if (!session || ending || isPaused === (runningSince === null)) return;
    const at = now();
    session.setPaused(isPaused);
    if (isPaused && runningSince !== null) elapsedMs += at - runningSince;
    runningSince = isPaused ? null : at;
    view.show(isPaused ? 'paused' : 'recording');
    postStatus();
  }

  function askToEnd(where: 'here' | 'elsewhere'): void {
    if (ending) return;
    view.show('ending');
    ending = finish(where);
    post({ type: 'ending' });
    setTimeout(lastEvents.resolve, LAST_EVENTS_MS);
  }

  async function finish(where: 'here' | 'elsewhere'): Promise<void> {
    await lastEvents.promise;
    try {
      await save();
    } catch {
      // Closing releases the files, so that the tab can open and complete them.
      post({ type: 'stopped' });
      return parts.close();
    }
    post({ type: 'stopped' });
    if (session) view.show(where === 'elsewhere' ? 'endedElsewhere' : 'done');
    if (where === 'elsewhere') setTimeout(parts.close, SAVED_NOTE_MS);
    else parts.close();
  }

  async function save(): Promise<void> {
    const files = await session?.stop(parts.gaps);
    const { probesOff = [], metadata = {} } = page ?? {};
    await files?.saveState({
      ...documents.total(),
      probesOff,
      metadata: metadata as Record<string, string | number>,
    });
    await files?.release();
  }

  return {
    receive,
    start,
    resume: () => setPaused(false),
    askToEnd,
    countEvents: (count) => (eventsCount += count),
    startedAt: () => startedAt,
  };
}
