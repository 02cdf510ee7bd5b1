'use client';

import type { Project } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { joinPath } from '@flowlens/core/links';
import { useState } from 'react';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

/** Invitation link that was created here. */
export interface CreatedInvitationLink {
  id: string;
  /** Path and query of the product's join page. */
  path: string;
}

export interface UseInviteLinkOptions {
  /** Runs with each created link. */
  onCreated?: ((link: CreatedInvitationLink) => void) | undefined;
}

export interface UseInviteLinkResult {
  /** Id of the invitation, once it exists. */
  id: string | undefined;
  /** Path and query of the product's join page, once the invitation exists. */
  path: string | undefined;
  pending: boolean;
  /** Does nothing if a link exists. */
  generate: () => void;
  /** Clears the link after it is revoked, so that another one can be created. */
  forget: (invitationId: string) => void;
}

/**
 * Invitation link of a project. Up to 1000 people can join with it as contributors.
 *
 * @example
 * const { path, generate } = useInviteLink(project);
 */
export function useInviteLink(project: Project, { onCreated }: UseInviteLinkOptions = {}): UseInviteLinkResult {
  const { client } = useFlowLens();
  const [invitation, setInvitation] = useState<{ id: string; projectId: string }>();
  const own = invitation?.projectId === project.id ? invitation : undefined;

  const change = useProjectChange({
    change: (projectId: string, idempotencyKey) => client.invitations.createPublic(projectId, { idempotencyKey }),
    succeeded: () => ({ tone: 'success', code: 'invitationLinkReady' }),
    failed: (error) => failureNotice('publicInvitation', error),
  });

  const generate = useStableCallback(() => {
    if (own) return;
    change.run(project.id, {
      onSuccess: ({ id }) => {
        setInvitation({ id, projectId: project.id });
        onCreated?.({ id, path: pathOf(project, id) });
      },
    });
  });

  return {
    id: own?.id,
    path: own && pathOf(project, own.id),
    pending: change.pending,
    generate,
    forget: (invitationId) => setInvitation((made) => (made?.id === invitationId ? undefined : made)),
  };
}

function pathOf({ id, name }: Project, invitationId: string): string {
  return joinPath({ project_name: name, project_id: id, invitation_id: invitationId });
}
