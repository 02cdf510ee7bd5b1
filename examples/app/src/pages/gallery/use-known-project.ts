import type { UseActiveProjectResult } from '@flowlens/hooks';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface KnownProjectOptions {
  projects: UseActiveProjectResult['query'];
  /** The project on show. */
  project: UseActiveProjectResult['project'];
  /** The id in the address. */
  requestedId: string | undefined;
}

/** Replaces an unknown project in the address by the one on show. */
export function useKnownProject({ projects, project, requestedId }: KnownProjectOptions): void {
  const [, setQuery] = useSearchParams();
  // A list that is being read again may not know a project that was just joined.
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
