import type { Recorder, RecorderOptions, OrphanInfo, RecordingDraft } from '../recorder.js';
import type { RecordingFiles, RecordingState, RecordingStore } from '../spool/recording-files.js';
import type { SnapshotStore } from './snapshot-store.js';
import { titleOf } from './draft-text.js';

/** `install` preloads them, because a user gesture is valid only for a short time. */
export const loadParts = () => import('./recording-parts.js');

/** Recordings that this browser keeps until they are sent, and the draft of the last one. */
export interface KeptRecordings extends Pick<Recorder, 'recover' | 'read' | 'discard'> {
  serverOrigin: () => string;
  create: (known: Partial<RecordingState> & { now: number }) => Promise<RecordingFiles>;
  /** Takes over a recording from another document; undefined while that document still uses it. */
  open: (id: string) => Promise<RecordingFiles | undefined>;
  openDraft: (files: RecordingFiles) => Promise<RecordingDraft>;
  /** Lists the recordings of earlier visits in the snapshot. */
  findOrphans: () => Promise<void>;
}

export function createKeptRecordings(options: RecorderOptions, { get, set }: SnapshotStore): KeptRecordings {
  const { client, project, account = null, deliver } = options;
  let opened: Promise<RecordingStore> | undefined;
  let lists = 0;
  const serverOrigin = () => new URL(client.baseUrl || '/', location.href).origin;
  const store = () => (opened ??= openStore());

  async function openStore(): Promise<RecordingStore> {
    try {
      const { openRecordingStore } = await loadParts();
      return await openRecordingStore({ serverOrigin: serverOrigin(), account });
    } catch (error) {
      // The next call tries again, for instance once the network is back.
      opened = undefined;
      throw error;
    }
  }

  async function openDraft(files: RecordingFiles): Promise<RecordingDraft> {
    const { createDraft } = await loadParts();
    const draft = await createDraft({
      files,
      client,
      project,
      deliver,
      onGone() {
        if (get().draft?.id === files.id) set({ draft: null });
      },
    });
    set({ draft });
    return draft;
  }

  async function findOrphans(): Promise<void> {
    lists += 1;
    const number = lists;
    const states = await (await store()).orphans();
    // An earlier list may lack a recording that was in use.
    if (number === lists) set({ orphans: states.map(orphanInfo) });
  }

  function forgetOrphan(id: string): void {
    set({ orphans: get().orphans.filter((orphan) => orphan.id !== id) });
  }

  return {
    serverOrigin,
    openDraft,
    open: async (id) => (await store()).open(id),
    async create({ now, ...known }) {
      return (await store()).create({
        id: crypto.randomUUID(),
        serverOrigin: serverOrigin(),
        account,
        origin: now,
        startedAt: now,
        pageUrl: location.origin + location.pathname,
        video: null,
        gaps: [],
        redacted: {},
        ...known,
      });
    },
    findOrphans,
    async recover(id) {
      const files = await (await store()).open(id);
      if (!files) return null;
      try {
        const { completeInterrupted } = await loadParts();
        await completeInterrupted(files);
        const draft = await openDraft(files);
        forgetOrphan(id);
        return draft;
      } catch (error) {
        await files.release().catch(() => undefined);
        await findOrphans().catch(() => undefined);
        throw error;
      }
    },
    async read(id) {
      const files = await (await store()).open(id);
      if (!files) return null;
      try {
        const { editsOf } = await loadParts();
        const [video, events] = await Promise.all([files.readVideo(), editsOf(files).readEvents()]);
        return { title: titleOf(files.state()), video: video ?? null, events };
      } finally {
        await files.release();
      }
    },
    async discard(id) {
      const files = await (await store()).open(id);
      try {
        await files?.remove();
      } finally {
        await files?.release();
      }
      forgetOrphan(id);
    },
  };
}

function orphanInfo(state: RecordingState): OrphanInfo {
  const { id, startedAt, pageUrl, video, durationMs, projectId, send } = state;
  return {
    id,
    startedAt,
    pageUrl,
    hasVideo: video !== null,
    title: titleOf(state),
    durationMs: durationMs ?? null,
    projectId: projectId ?? null,
    isAnnounced: send?.flowId !== undefined,
  };
}
