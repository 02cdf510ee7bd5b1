'use client';

import type { JoinProjectInput } from '@flowlens/client';
import { joinFailure, type JoinFailure } from '@flowlens/core/failures';
import { JOIN_REDIRECT_DELAY_MS } from '@flowlens/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

/** Ids in the address of an invitation link; either may be missing in a truncated link. */
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

/** Result of following one link. */
interface JoinOutcome {
  link: string;
  joinedId: string | null;
  failure: JoinFailure | null;
}

/**
 * Joins a project by an invitation link: one call per visit and link, and when it worked the gallery of the project after 500 ms
 * (spec §4, §9). The ids may come late, as a router may give them.
 */
export function useJoinProject({ projectId, invitationId, projectName }: JoinLink): UseJoinProjectResult {
  const { client, enabled, messages, navigate } = useFlowLens();
  const [last, setLast] = useState<JoinOutcome | null>(null);
  const { pending, run } = useProjectChange({
    change: ({ link }: Joining) => client.invitations.join(link),
    stale: () => [flowlensKeys.flowLists()],
    succeeded: ({ project }) => ({ tone: 'success', code: 'projectJoined', values: { project } }),
  });

  const link = `${projectId}/${invitationId}`;
  const join = useStableCallback(() => {
    const fail = (failure: JoinFailure) => setLast({ link, joinedId: null, failure });
    if (!projectId || !invitationId) {
      fail({ message: messages.failures.joinIncompleteLink, alreadyMember: false, otherAccount: false, byMail: false });
      return;
    }
    run(
      { link: { system_id: projectId, invitation_id: invitationId }, project: projectName },
      {
        onSuccess: ({ system_id: joinedId }) => setLast({ link, joinedId, failure: null }),
        onError: (error) => {
          const failure = joinFailure(error, messages.failures);
          fail(failure);
          if (failure.byMail) navigate({ page: 'gallery', invitations: true, replace: true });
        },
      },
    );
  });

  const begun = useRef<string | null>(null);
  useEffect(() => {
    // A call under way is let finish: another one would be taken for a second press.
    if (!enabled || pending || begun.current === link) return;
    begun.current = link;
    join();
  }, [enabled, pending, link, join]);

  const { joinedId = null, failure = null } = last?.link === link ? last : {};
  useEffect(() => {
    if (joinedId === null) return;
    // In place of the link, which Back would follow once more.
    const timer = setTimeout(
      () => navigate({ page: 'gallery', projectId: joinedId, replace: true }),
      JOIN_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [joinedId, navigate]);

  if (joinedId !== null) return { status: 'joined', failure: null, retrying: false, retry: join };
  return { status: failure ? 'failed' : 'joining', failure, retrying: pending && failure !== null, retry: join };
}

interface Joining {
  link: JoinProjectInput;
  /** Its name, for the notice. */
  project: string;
}
