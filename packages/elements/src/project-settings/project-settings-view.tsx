'use client';

import { ProjectSettings, type SettingsEvents } from '@flowlens/components/project-settings';
import { useProject } from '@flowlens/hooks';
import { emitFailure } from '../content/emit-failure.js';
import { mountView, type ViewProps } from '../content/mount-view.js';
import { useReady } from '../content/use-ready.js';
import type { MountedView } from '../element/element-view.js';
import type { Emit } from '../events/emit.js';

export interface ProjectSettingsViewProps {
  projectId: string;
}

function ProjectSettingsView({ projectId, productUrl, emit }: ProjectSettingsViewProps & ViewProps) {
  const project = useProject(projectId);
  useReady(() => Boolean(project.data), projectId, emit);

  return (
    <ProjectSettings
      projectId={projectId}
      productUrl={productUrl}
      onError={(error) => emitFailure(error, emit)}
      {...callbacks(emit)}
    />
  );
}

function callbacks(emit: Emit): Required<SettingsEvents> {
  return {
    onMemberInvited: (invitation) => void emit('flowlens-member-invited', { invitation }),
    onMemberRemoved: (member) => void emit('flowlens-member-removed', { member }),
    onMemberRoleChanged: (member) => void emit('flowlens-member-role-changed', { member }),
    onInvitationRevoked: (invitation) => void emit('flowlens-invitation-revoked', { invitation }),
    onInvitationLinkCreated: (link) => void emit('flowlens-invitation-link-created', { link }),
    onInvitationLinkCopied: (link) => void emit('flowlens-invitation-link-copied', { link }),
    onInvitationLinkRevoked: (link) => void emit('flowlens-invitation-link-revoked', { link }),
    onShareLinkRevoked: (link) => void emit('flowlens-share-link-revoked', { link }),
    onAllShareLinksRevoked: (project) => void emit('flowlens-all-share-links-revoked', { project }),
  };
}

export function mountProjectSettings(container: ShadowRoot, propsOf: () => ProjectSettingsViewProps): MountedView {
  return mountView(container, ProjectSettingsView, propsOf);
}
