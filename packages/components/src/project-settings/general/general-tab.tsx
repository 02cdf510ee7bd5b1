'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useProject, useProjectPermissions } from '@flowlens/hooks';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { DangerZone } from '../danger-zone/danger-zone.js';
import { EmbedSites } from '../embedding/embed-sites.js';
import { FactRow } from './fact-row.js';
import { ProjectForm } from './project-form.js';
import { PublicLinks } from '../public-links/public-links.js';
import { TabHeading } from '../parts/tab-heading.js';
import type { ProjectEndHandlers } from '../danger-zone/use-project-end.js';

export interface GeneralTabProps extends ProjectEndHandlers {
  project: Project;
  m: Messages['projects'];
  share: Messages['share'];
}

/** Name, description and kind of a project, its public links for admins, and its deletion. */
export function GeneralTab({ project, m, share, ...endHandlers }: GeneralTabProps) {
  const { canManage } = useProjectPermissions(project);
  const { refetch, isFetching, isError } = useProject(project.id);

  return (
    <div className="fl-settings-tab">
      <TabHeading onRefresh={() => void refetch()} refreshing={isFetching}>
        {m.settings}
      </TabHeading>
      {isError && <InlineAlert tone="error">{m.loadFailed}</InlineAlert>}
      {canManage && <ProjectForm project={project} m={m} />}
      <dl className="fl-facts">
        {!canManage && (
          <>
            <FactRow name={m.nameLabel}>{project.name}</FactRow>
            <FactRow name={m.descriptionLabel}>{project.description || m.noDescription}</FactRow>
          </>
        )}
        <FactRow name={m.typeLabel}>{project.category === 'PERSONAL' ? m.typePersonal : m.typeOpenSource}</FactRow>
        <FactRow name={m.maxMembersLabel}>{String(project.max_members_count)}</FactRow>
      </dl>
      {canManage && <PublicLinks project={project} m={share} />}
      {canManage && <EmbedSites project={project} m={m} />}
      <DangerZone project={project} m={m} {...endHandlers} />
    </div>
  );
}
