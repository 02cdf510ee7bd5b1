'use client';

import type { TimelineEvent } from '@flowlens/core/recorded';
import { buildTimelineEntries, entryEvents, type TimelineEntry } from '@flowlens/timeline';
import type { DraftVideo, PrivacyReceipt, RecordingDraft } from '@flowlens/recorder';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';

export interface UseRecordingDraftResult {
  events: readonly TimelineEvent[];
  /** Events as rows: a request with its response, a WebSocket connection with its messages. */
  entries: readonly TimelineEntry[];
  durationMs: number;
  video: DraftVideo | null;
  receipt: PrivacyReceipt;
  /** Removes an entry with all its events. Resolves to false if that failed. */
  drop: (entry: TimelineEntry) => Promise<boolean>;
  /** Keeps the range and deletes the rest. Resolves to false if that failed. */
  trim: (range: { startMs: number; endMs: number }) => Promise<boolean>;
  /** The change that is being saved. */
  pending: 'drop' | 'trim' | null;
  /** The last change, if it failed. */
  failed: 'drop' | 'trim' | null;
}

/**
 * Content of a recording before it is sent, and the user's changes to it. Changes run one after another.
 *
 * @example
 * const { entries, drop, trim } = useRecordingDraft(draft);
 */
export function useRecordingDraft(draft: RecordingDraft): UseRecordingDraftResult {
  const getEvents = () => draft.events;
  const events = useSyncExternalStore(draft.subscribe, getEvents, getEvents);
  const entries = useMemo(() => buildTimelineEntries(events), [events]);
  const queue = useRef(Promise.resolve());
  const [pending, setPending] = useState<UseRecordingDraftResult['pending']>(null);
  const [failed, setFailed] = useState<UseRecordingDraftResult['failed']>(null);

  const change = useStableCallback((kind: 'drop' | 'trim', write: () => Promise<void>): Promise<boolean> => {
    const outcome = queue.current.then(async () => {
      setPending(kind);
      try {
        await write();
        setFailed(null);
        return true;
      } catch {
        setFailed(kind);
        return false;
      } finally {
        setPending(null);
      }
    });
    queue.current = outcome.then(() => undefined);
    return outcome;
  });

  return {
    events,
    entries,
    durationMs: draft.durationMs,
    video: draft.video,
    receipt: draft.receipt,
    drop: (entry) =>
      change('drop', async () => {
        for (const event of entryEvents(entry)) await draft.drop(event);
      }),
    trim: (range) => change('trim', () => draft.trim(range)),
    pending,
    failed,
  };
}
