'use client';

import { JOIN_REDIRECT_DELAY_MS, joinFailure, type JoinFailure } from '@flowlens/core';
import { useEffect, useRef, useState } from 'react';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../use-stable-callback.js';

/** What the address of an invitation link says; either id may be missing in a link that was cut. */
export interface JoinLink {
  projectId: string | null | undefined;
  invitationId: string | null | undefined;
  projectName: string;
}

export interface UseJoinProjectResult {
  status: 'joining' | 'joined' | 'failed';
  /** Set while `failed`, also during another try. */
  failure: JoinFailure | null;
  /** Another try is under way. */
  retrying: boolean;
  retry: () => void;
}

/**
 * Joins a project by an invitation link: one call per visit, and when it worked the gallery of the project after 500 ms
 * (spec §4, §9).
 */
export function useJoinProject({ projectId, invitationId, projectName }: JoinLink): UseJoinProjectResult {
  const { client, enabled, messages, navigate } = useFlowLens();
  const [joinedId, setJoinedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<JoinFailure | null>(null);
  const { pending, run } = useProjectChange({
    change: (link: { system_id: string; invitation_id: string }) => client.invitations.join(link),
    succeeded: () => ({ tone: 'success', code: 'projectJoined', values: { project: projectName } }),
  });

  const join = useStableCallback(() => {
    if (!projectId || !invitationId) {
      setFailure({ message: messages.failures.joinIncompleteLink, alreadyMember: false });
      return;
    }
    run(
      { system_id: projectId, invitation_id: invitationId },
      {
        onSuccess: (joined) => setJoinedId(joined.system_id),
        onError: (error) => setFailure(joinFailure(error, messages.failures)),
      },
    );
  });

  const begun = useRef(false);
  useEffect(() => {
    if (!enabled || begun.current) return;
    begun.current = true;
    join();
  }, [enabled, join]);

  useEffect(() => {
    if (joinedId === null) return;
    const timer = setTimeout(() => navigate({ page: 'gallery', projectId: joinedId }), JOIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [joinedId, navigate]);

  if (joinedId !== null) return { status: 'joined', failure: null, retrying: false, retry: join };
  return { status: failure ? 'failed' : 'joining', failure, retrying: pending && failure !== null, retry: join };
}
