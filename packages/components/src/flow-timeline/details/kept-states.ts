'use client';

import type { UseTimelineResult } from '@flowlens/hooks';
import { createContext, useContext, useState } from 'react';

/** State of the collapsible parts of an entry's details, by name. */
type KeptStates = Map<string, unknown>;

type Session = NonNullable<UseTimelineResult['session']>;

const ofSessions = new WeakMap<Session, Map<string, KeptStates>>();

/** States per entry of a timeline. Details unmount when their row is scrolled away; these states last as long as the timeline. */
export function keptStatesOf(session: Session, entryId: string): KeptStates {
  const ofEntries = ofSessions.get(session) ?? new Map<string, KeptStates>();
  ofSessions.set(session, ofEntries);
  const kept = ofEntries.get(entryId) ?? new Map<string, unknown>();
  ofEntries.set(entryId, kept);
  return kept;
}

/** Without a store, nothing is kept. */
export const KeptStatesContext = createContext<KeptStates | null>(null);

/** State that survives unmounting the same details. */
export function useKeptState<T>(part: string, initial: T): [T, (next: T) => void] {
  const kept = useContext(KeptStatesContext);
  const [state, setState] = useState<T>(kept?.has(part) ? (kept.get(part) as T) : initial);
  function keep(next: T) {
    kept?.set(part, next);
    setState(next);
  }
  return [state, keep];
}
