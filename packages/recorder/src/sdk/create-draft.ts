import { createListeners } from '@flowlens/core/internal';
import type { TimelineEvent } from '@flowlens/core/recorded';
import type { ProbeName } from '../probes/probe.js';
import type {
  DraftSending,
  DraftVideo,
  PrivacyReceipt,
  RecorderClient,
  RecorderOptions,
  RecordingDraft,
  SendDetails,
  SendProgress,
  SentFlow,
} from '../recorder.js';
import { announceRecording, sendRecording } from '../send/send-recording.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { editsOf } from './draft-edits.js';
import { descriptionOf, titleOf } from './draft-text.js';

export interface DraftParts {
  files: RecordingFiles;
  client: RecorderClient;
  /** Project of the recorder's options. */
  project: string | undefined;
  /** Sends the rest of an announced recording, whose files are released. @default this page sends it */
  deliver: RecorderOptions['deliver'];
  /** Called when the recording is sent or discarded. */
  onGone: () => void;
}

const FIRST_PROGRESS: SendProgress = { phase: 'creating', sentBytes: 0, totalBytes: 0 };

/** Creates a draft from the files of a finished recording. */
export async function createDraft({ files, client, project, deliver, onGone }: DraftParts): Promise<RecordingDraft> {
  const listeners = createListeners();
  const edits = editsOf(files);
  let events: readonly TimelineEvent[] = await edits.readEvents();
  const video = await videoOf(files);
  let sending: DraftSending | null = null;
  let isGone = false;

  async function edit(change: (events: readonly TimelineEvent[]) => Promise<readonly TimelineEvent[]>): Promise<void> {
    if (sending) throw new Error('The recording is being sent and cannot be changed.');
    events = await change(events);
    listeners.notify();
  }

  /** Without files, the recording would come back as its text alone. */
  async function saveText(text: { title?: string; description?: string }): Promise<void> {
    if (isGone) throw new Error('The recording has been sent or discarded.');
    await files.saveState({ typed: { ...files.state().typed, ...text } });
  }

  async function run({ title, description, projectId = project, tagIds, ...calls }: SendDetails): Promise<SentFlow> {
    const details = {
      title,
      ...(description !== undefined && { description }),
      ...(projectId !== undefined && { projectId }),
      ...(tagIds !== undefined && { tagIds }),
    };
    try {
      await saveText({ title, ...(description !== undefined && { description }) });
      const parts = { files, client, details, ...calls };
      const sent = await (deliver ? announceRecording(parts) : sendRecording(parts));
      isGone = true;
      await files.release();
      await deliver?.(files.id, sent);
      onGone();
      return sent;
    } finally {
      sending = null;
      listeners.notify();
    }
  }

  function begin({ onProgress, signal, ...details }: SendDetails): DraftSending {
    const abort = new AbortController();
    const notify = (progress: SendProgress) => {
      if (sending) sending = { ...sending, progress };
      listeners.notify();
      onProgress?.(progress);
    };
    const flow = run({
      ...details,
      onProgress: notify,
      signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
    });
    return { progress: FIRST_PROGRESS, flow, cancel: () => abort.abort() };
  }

  return {
    id: files.id,
    get title() {
      return titleOf(files.state());
    },
    get description() {
      return descriptionOf(files.state());
    },
    get events() {
      return events;
    },
    get durationMs() {
      return files.state().durationMs ?? 0;
    },
    video,
    get receipt() {
      return receiptOf(files);
    },
    trim: (range) => edit((before) => edits.trim(before, range)),
    drop: (event) => edit((before) => edits.drop(before, event)),
    saveText,
    get sending() {
      return sending;
    },
    send(details) {
      if (!sending) {
        sending = begin(details);
        listeners.notify();
      }
      return sending.flow;
    },
    async discard() {
      isGone = true;
      await files.remove();
      await files.release();
      onGone();
    },
    subscribe: listeners.subscribe,
  };
}

async function videoOf(files: RecordingFiles): Promise<DraftVideo | null> {
  const { video } = files.state();
  const file = video && (await files.readVideo());
  if (!video || !file) return null;
  return {
    ...video,
    bytes: file.size,
    blob: async () => (await files.readVideo()) ?? file,
  };
}

function receiptOf(files: RecordingFiles): PrivacyReceipt {
  const { redacted, gaps, concealedElements = 0, probesOff = [] } = files.state();
  return {
    redacted,
    gaps: gaps,
    concealedElements,
    probesOff: probesOff as ProbeName[],
  };
}
