'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useCurrentUser, useProject } from '@flowlens/hooks';
import { FolderX } from 'lucide';
import type { ReactElement } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { ListLoading } from './list-loading.js';

export interface ProjectGateProps {
  projectId: string;
  m: Messages['projects'];
  children: (project: Project) => ReactElement;
}

/** Renders its content once the project and the viewer are known; until then, shows the reason. */
export function ProjectGate({ projectId, m, children }: ProjectGateProps) {
  const common = useMessages('common');
  const project = useProject(projectId);
  const viewer = useCurrentUser();

  if (project.data && viewer.data) return children(project.data);
  if (project.data === null)
    return <EmptyState icon={<Icon of={FolderX} size={18} />} title={m.notFound} hint={m.notFoundHint} />;
  if (!project.isError && !viewer.isError) return <ListLoading text={m.loading} />;
  return (
    <LoadFailure
      message={m.loadFailed}
      retryLabel={common.tryAgain}
      retrying={project.isFetching || viewer.isFetching}
      onRetry={() => {
        if (project.isError) void project.refetch();
        if (viewer.isError) void viewer.refetch();
      }}
    />
  );
}
