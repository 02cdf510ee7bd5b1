import { FlowGallery, LoadFailure, ProjectSwitcher } from '@flowlens/components';
import { parseFlowFilters } from '@flowlens/core';
import { useActiveProject, useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { activeProject } from '../flowlens.js';
import { PageLayout } from '../shell/page-layout.js';

/** The flows of the active project. */
export function GalleryPage() {
  const { messages } = useFlowLens();
  const [query, setQuery] = useSearchParams();
  const requestedId = query.get('system_id') ?? undefined;
  const { project, query: projects } = useActiveProject({ store: activeProject, requestedId });
  const filters = useMemo(() => parseFlowFilters(query), [query]);

  function select(projectId: string) {
    setQuery((current) => {
      current.set('system_id', projectId);
      return current;
    });
  }

  return (
    <PageLayout title={messages.gallery.label} bar={<ProjectSwitcher value={project?.id} onValueChange={select} />}>
      <h1 className="app-heading">{messages.gallery.label}</h1>
      {projects.isError && (
        <LoadFailure
          message={messages.common.projectsFailed}
          retryLabel={messages.common.retry}
          onRetry={() => window.location.reload()}
        />
      )}
      {project && <FlowGallery key={project.id} systemId={project.id} filters={filters} />}
    </PageLayout>
  );
}
