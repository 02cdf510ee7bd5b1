import type { UseActiveProjectResult } from '@flowlens/hooks';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface KnownProjectOptions {
  projects: UseActiveProjectResult['query'];
  /** The displayed project. */
  project: UseActiveProjectResult['project'];
  /** Project id in the URL. */
  requestedId: string | undefined;
}

/** Replaces an unknown project in the URL with the displayed one. */
export function useKnownProject({ projects, project, requestedId }: KnownProjectOptions): void {
  const [, setQuery] = useSearchParams();
  // While the list is refetched, it may lack a project that was just joined.
  const known = projects.isSuccess && !projects.isFetching;
  const shownId = project?.id;

  useEffect(() => {
    if (!known || requestedId === undefined || requestedId === shownId) return;
    setQuery(
      (query) => {
        if (shownId === undefined) query.delete('system_id');
        else query.set('system_id', shownId);
        return query;
      },
      { replace: true },
    );
  }, [known, requestedId, shownId, setQuery]);
}
