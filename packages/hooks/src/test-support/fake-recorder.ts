import { createListeners } from '@flowlens/core/internal';
import type { TimelineEvent } from '@flowlens/core/recorded';
import type {
  DraftSending,
  Recorder,
  RecorderSnapshot,
  RecordingDraft,
  SendDetails,
  SentFlow,
} from '@flowlens/recorder';
import { aTimeline } from '@flowlens/testing';

/** A recorder that records nothing. The test controls its state. */
export interface FakeRecorder extends Recorder {
  set: (change: Partial<RecorderSnapshot>) => void;
}

const IDLE: RecorderSnapshot = {
  status: 'idle',
  installed: true,
  startedAt: null,
  elapsedMs: 0,
  runningSince: null,
  hasVideo: false,
  hasMicrophone: false,
  eventsCount: 0,
  errorsCount: 0,
  hasSiteEvents: false,
  marks: [],
  gaps: [],
  orphans: [],
  draft: null,
  error: null,
};

export function createFakeRecorder(
  initial: Partial<RecorderSnapshot> = {},
  overrides: Partial<Recorder> = {},
): FakeRecorder {
  let snapshot = { ...IDLE, ...initial };
  const listeners = createListeners();
  const set = (change: Partial<RecorderSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    listeners.notify();
  };
  const openDraft = () => {
    const draft = createFakeDraft({ onGone: () => set({ draft: null }) });
    set({ status: 'idle', runningSince: null, draft });
    return draft;
  };

  return {
    probes: ['fetch', 'console', 'errors', 'actions'],
    install: () => set({ installed: true }),
    start: async ({ video = false, microphone = false } = {}) =>
      set({ status: 'recording', error: null, runningSince: Date.now(), hasVideo: video, hasMicrophone: microphone }),
    pause: () => set({ status: 'paused', runningSince: null }),
    resume: () => set({ status: 'recording', runningSince: Date.now() }),
    mark: (note = '') => set({ marks: [...snapshot.marks, { atMs: snapshot.elapsedMs, note }] }),
    stop: async () => openDraft(),
    openSite: () => true,
    report: async () => openDraft(),
    recover: async (id) => {
      set({ orphans: snapshot.orphans.filter((orphan) => orphan.id !== id) });
      return openDraft();
    },
    read: async () => ({ title: null, video: null, events: aTimeline().timeline }),
    discard: async (id) => set({ orphans: snapshot.orphans.filter((orphan) => orphan.id !== id) }),
    dispose: () => set({ status: 'disposed' }),
    subscribe: listeners.subscribe,
    getSnapshot: () => snapshot,
    ...overrides,
    set,
  };
}

export interface FakeDraftParts extends Partial<
  Pick<
    RecordingDraft,
    'title' | 'description' | 'events' | 'durationMs' | 'video' | 'receipt' | 'drop' | 'trim' | 'saveText' | 'discard'
  >
> {
  /** Result of `send`. @default a flow at once */
  respond?: (details: SendDetails) => Promise<SentFlow>;
  onGone?: () => void;
}

export const SENT_FLOW: SentFlow = {
  flowId: '9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88',
  url: 'https://flowlens.example/flowlens/flow/9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88',
};

export function createFakeDraft({
  events = aTimeline().timeline,
  durationMs = 42_000,
  video = null,
  receipt = { redacted: {}, gaps: [], concealedElements: 0, probesOff: [] },
  respond = async () => SENT_FLOW,
  onGone,
  ...overrides
}: FakeDraftParts = {}): RecordingDraft {
  let left: readonly TimelineEvent[] = events;
  let lengthMs = durationMs;
  let sending: DraftSending | null = null;
  const listeners = createListeners();
  const setSending = (next: DraftSending | null) => {
    sending = next;
    listeners.notify();
  };

  async function send(details: SendDetails): Promise<SentFlow> {
    try {
      const flow = await respond(details);
      onGone?.();
      return flow;
    } finally {
      setSending(null);
    }
  }

  return {
    id: 'draft-1',
    title: null,
    description: null,
    get events() {
      return left;
    },
    get durationMs() {
      return lengthMs;
    },
    video,
    receipt,
    async trim({ startMs, endMs }) {
      left = left
        .filter(({ relative_time_ms: timeMs }) => timeMs >= startMs && timeMs <= endMs)
        .map((event) => ({ ...event, relative_time_ms: event.relative_time_ms - startMs }));
      lengthMs = endMs - startMs;
      listeners.notify();
    },
    async drop(event) {
      left = left.filter(
        (other) =>
          other !== event && (event.correlation_id === undefined || other.correlation_id !== event.correlation_id),
      );
      listeners.notify();
    },
    saveText: async () => undefined,
    get sending() {
      return sending;
    },
    send(details) {
      if (sending) return sending.flow;
      const abort = new AbortController();
      const flow = Promise.withResolvers<SentFlow>();
      const progress = { phase: 'creating' as const, sentBytes: 0, totalBytes: 0 };
      setSending({ progress, flow: flow.promise, cancel: () => abort.abort() });
      const onProgress: SendDetails['onProgress'] = (next) => sending && setSending({ ...sending, progress: next });
      send({ ...details, onProgress, signal: abort.signal }).then(flow.resolve, flow.reject);
      return flow.promise;
    },
    async discard() {
      onGone?.();
    },
    subscribe: listeners.subscribe,
    ...overrides,
  };
}
