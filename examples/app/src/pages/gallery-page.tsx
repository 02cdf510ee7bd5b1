import { FlowGallery, LoadFailure, ProjectSettingsButton, ProjectSwitcher } from '@flowlens/components';
import { type FlowFilters, parseFlowFilters, withFlowFilters } from '@flowlens/core';
import { useActiveProject, useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { activeProject } from '../flowlens.js';
import { PageLayout } from '../shell/page-layout.js';
import { refinesSearch } from './gallery-history.js';

/** The flows of the active project; what they are narrowed to stands in the address. */
export function GalleryPage() {
  const { messages } = useFlowLens();
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const requestedId = query.get('system_id') ?? undefined;
  const { project, query: projects } = useActiveProject({ store: activeProject, requestedId });
  const filters = useMemo(() => parseFlowFilters(query), [query]);

  function select(projectId: string) {
    setQuery({ system_id: projectId });
  }

  function filter(wanted: FlowFilters) {
    setQuery((current) => withFlowFilters(current, wanted), { replace: refinesSearch(filters, wanted) });
  }

  return (
    <PageLayout
      title={messages.gallery.label}
      bar={
        <>
          <ProjectSwitcher value={project?.id} onValueChange={select} />
          {project && <ProjectSettingsButton projectId={project.id} />}
        </>
      }
    >
      <h1 className="app-heading">{messages.gallery.label}</h1>
      {projects.isError && (
        <LoadFailure
          message={messages.common.projectsFailed}
          retryLabel={messages.common.retry}
          onRetry={() => window.location.reload()}
        />
      )}
      {project && (
        <FlowGallery
          key={project.id}
          systemId={project.id}
          filters={filters}
          onFiltersChange={filter}
          scrollKey={key}
        />
      )}
    </PageLayout>
  );
}
