import { parseFlowFilters } from '@flowlens/core';
import {
  appConfigQuery,
  currentUserQuery,
  flowQuery,
  myInvitationsQuery,
  prefetchFlowList,
  projectsQuery,
} from '@flowlens/hooks';
import { activeProject, client, queryClient, tokens } from '../flowlens.js';
import type { FetchAhead } from './failures/lazy-page.js';

/** Fetches the data of every page for a signed-in person. */
export const fetchSession = whenSignedIn(() => {
  void queryClient.prefetchQuery(currentUserQuery(client));
  void queryClient.prefetchQuery(myInvitationsQuery(client));
  void queryClient.prefetchQuery(appConfigQuery(client));
});

/** The flows of the project that the address names, else of the one that was shown last: most people come back to where they were. */
export const fetchGallery = whenSignedIn(({ query }) => {
  void queryClient.prefetchQuery(projectsQuery(client));
  const projectId = query.get('system_id') ?? activeProject.get();
  if (projectId) void prefetchFlowList({ client, queryClient, projectId, filters: parseFlowFilters(query) });
});

export const fetchFlow = whenSignedIn(({ params: { flowId } }) => {
  if (flowId) void queryClient.prefetchQuery(flowQuery(client, flowId));
});

function whenSignedIn(fetch: FetchAhead): FetchAhead {
  return (place) => {
    if (tokens.get() !== null) fetch(place);
  };
}
