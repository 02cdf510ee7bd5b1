'use client';

import type { JoinedProject, JoinProjectInput } from '@flowlens/client';
import { joinFailure, type JoinFailure } from '@flowlens/core/failures';
import { JOIN_REDIRECT_DELAY_MS } from '@flowlens/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

/** Ids in the URL of an invitation link; either may be missing in a truncated link. */
export interface JoinLink {
  projectId: string | null | undefined;
  invitationId: string | null | undefined;
  projectName: string;
}

export interface UseJoinProjectOptions {
  /** Runs after the viewer has joined, before the project opens. */
  onJoined?: ((project: JoinedProject) => void) | undefined;
}

export interface UseJoinProjectResult {
  status: 'joining' | 'joined' | 'failed';
  /** Set while `failed`, even during a retry. */
  failure: JoinFailure | null;
  /** True during a retry. */
  retrying: boolean;
  retry: () => void;
}

/** Result of opening one link. */
interface JoinOutcome {
  link: string;
  joinedId: string | null;
  failure: JoinFailure | null;
}

/**
 * Joins a project by an invitation link. Sends one call per visit and link, and opens the project's gallery 500 ms after
 * success. The ids may arrive late, as from a router.
 *
 * @example
 * const { status, failure, retry } = useJoinProject({ projectId, invitationId, projectName: 'Web shop' });
 */
export function useJoinProject(
  { projectId, invitationId, projectName }: JoinLink,
  { onJoined }: UseJoinProjectOptions = {},
): UseJoinProjectResult {
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
      fail({
        message: messages.failures.joinIncompleteLink,
        alreadyMember: false,
        otherAccount: false,
        byMail: false,
        needsNewLink: true,
      });
      return;
    }
    run(
      { link: { system_id: projectId, invitation_id: invitationId }, project: projectName },
      {
        onSuccess: (joined) => {
          setLast({ link, joinedId: joined.system_id, failure: null });
          onJoined?.(joined);
        },
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
    // A running call may finish, because another one would count as a second click.
    if (!enabled || pending || begun.current === link) return;
    begun.current = link;
    join();
  }, [enabled, pending, link, join]);

  const { joinedId = null, failure = null } = last?.link === link ? last : {};
  useEffect(() => {
    if (joinedId === null) return;
    // Replaces the link in the history, so that Back does not open it again.
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
  /** Name of the project, for the notice. */
  project: string;
}
