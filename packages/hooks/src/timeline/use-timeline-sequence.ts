'use client';

import type { TimelineSequence } from '@flowlens/timeline/worker';
import { useEffect, useState } from 'react';
import type { UseTimelineResult } from './use-timeline.js';

export interface UseTimelineSequenceResult {
  /** Null until it has been read. */
  sequence: TimelineSequence | null;
  error: Error | null;
}

/**
 * Returns the messages between the page of a timeline and its hosts, once the whole file is loaded.
 *
 * @example
 * const { sequence } = useTimelineSequence(timeline);
 */
export function useTimelineSequence({
  session,
  complete,
}: Pick<UseTimelineResult, 'session' | 'complete'>): UseTimelineSequenceResult {
  const [read, setRead] = useState<UseTimelineSequenceResult & Pick<UseTimelineResult, 'session'>>(NOTHING);

  useEffect(() => {
    if (!session || !complete) return;
    let current = true;
    const settle = (result: Partial<UseTimelineSequenceResult>) => {
      if (current) setRead({ ...NOTHING, ...result, session });
    };
    session.readSequence().then(
      (sequence) => settle({ sequence }),
      (error: unknown) => settle({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      current = false;
    };
  }, [session, complete]);

  return read.session === session ? read : NOTHING;
}

const NOTHING = { session: null, sequence: null, error: null };
