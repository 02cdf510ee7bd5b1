import type { FlowSummary } from '@flowlens/client';
import {
  FirstFlow,
  FlowGallery,
  Icon,
  LinkButton,
  LoadFailure,
  NoProjects,
  ProjectSettingsButton,
  ProjectSwitcher,
  ShareDialog,
  Spinner,
  WaitingRecordings,
} from '@flowlens/components';
import { DEMO_PROJECT_ID, type FlowFilters, parseFlowFilters, withFlowFilters } from '@flowlens/core';
import { SETUP_WIZARD_PATH } from '@flowlens/core/links';
import { useActiveProject, useFlowLens } from '@flowlens/hooks';
import { ListChecks } from 'lucide';
import { useCallback, useMemo, useState } from 'react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { activeProject } from '../../flowlens.js';
import { PageLayout } from '../../shell/page-layout.js';
import { DemoNote } from './demo-note.js';
import { reloadAfterProjectEnd } from './reload-after-project-end.js';
import { useKnownProject } from './use-known-project.js';
import { refinesSearch } from './gallery-history.js';
import { flowUrl } from '../flow/flow-url.js';
import { logShareError } from '../flow/log-share-error.js';

/** Flows of the active project; the URL contains the filters. */
export function GalleryPage() {
  const { messages } = useFlowLens();
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const requestedId = query.get('system_id') ?? undefined;
  const { project, query: projects } = useActiveProject({ store: activeProject, requestedId });
  useKnownProject({ projects, project, requestedId });
  const filters = useMemo(() => parseFlowFilters(query), [query]);
  const [sharing, setSharing] = useState({ flowId: '', open: false });
  const share = useCallback(({ id }: FlowSummary) => setSharing({ flowId: id, open: true }), []);

  function select(projectId: string) {
    setQuery({ system_id: projectId });
  }

  function filter(wanted: FlowFilters) {
    // The URL is ahead of the displayed text while results render.
    const current = new URLSearchParams(window.location.search);
    setQuery(withFlowFilters(current, wanted), { replace: refinesSearch(parseFlowFilters(current), wanted) });
  }

  return (
    <PageLayout
      title={messages.gallery.label}
      actions={
        <LinkButton variant="ghost" className="app-bar-fold">
          <Link to={SETUP_WIZARD_PATH} title={messages.setupWizard.openHint}>
            <Icon of={ListChecks} />
            <span>{messages.setupWizard.title}</span>
          </Link>
        </LinkButton>
      }
      bar={
        <>
          <ProjectSwitcher value={project?.id} onValueChange={select} />
          {project && <ProjectSettingsButton projectId={project.id} onProjectEnd={reloadAfterProjectEnd} />}
        </>
      }
    >
      <h1 className="app-heading">{messages.gallery.label}</h1>
      {projects.isPending && (
        <p role="status" className="app-gallery-loading">
          <Spinner size={14} />
          <span>{messages.gallery.loading}</span>
        </p>
      )}
      {projects.isLoadingError && (
        <LoadFailure
          message={messages.common.projectsFailed}
          retryLabel={messages.common.retry}
          onRetry={() => window.location.reload()}
        />
      )}
      {projects.data?.length === 0 && <NoProjects />}
      {project && <WaitingRecordings key={`waiting ${project.id}`} project={project} className="app-waiting" />}
      {project && (
        <FlowGallery
          key={project.id}
          projectId={project.id}
          filters={filters}
          onFiltersChange={filter}
          scrollKey={key}
          onFlowShare={share}
          flowUrl={flowUrl}
          renderEmpty={({ filtered }) => (filtered ? null : <FirstFlow projectId={project.id} />)}
        />
      )}
      {project?.id === DEMO_PROJECT_ID && <DemoNote />}
      <ShareDialog
        flowId={sharing.flowId}
        flowUrl={flowUrl(sharing.flowId)}
        open={sharing.open}
        onOpenChange={(open) => setSharing((current) => ({ ...current, open }))}
        onError={logShareError}
      />
      <Outlet />
    </PageLayout>
  );
}
